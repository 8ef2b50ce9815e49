"""The unique districts that do more than the table of prices and points can say, one file each."""

"""The expansion Muze en Prinses: six characters, bought for about one round in a bidding after the auction."""

"""TypeScript for the browser client, generated: what goes over the wire, what views hold, what is printed on cards."""

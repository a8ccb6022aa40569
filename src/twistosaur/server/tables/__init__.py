"""A table's life in the order it happens: typed event, judge, append, fold, show."""

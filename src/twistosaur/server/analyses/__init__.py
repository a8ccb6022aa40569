"""Analyses of games that are over: a queue of its own beside the bots', in processes that step back for everybody."""

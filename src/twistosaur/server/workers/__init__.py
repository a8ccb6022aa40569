"""Processes of their own for everything that thinks."""

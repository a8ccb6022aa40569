"""``python -m twistosaur``."""

from .cli import main

main()

"""Writes the generated pages of docs/ anew: `make docs`."""

from . import HERE, generated

for name, text in generated().items():
    (HERE / name).parent.mkdir(exist_ok=True)
    (HERE / name).write_text(text, encoding="utf-8")

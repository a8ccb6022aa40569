"""How the documentation site is built: `make site`. It loads nothing from elsewhere."""

from __future__ import annotations

import os
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.errors import ExtensionError

os.environ["NUMBA_DISABLE_JIT"] = "1"  # the reference shows plain functions, and the build waits for no compiler

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from docs.tools.elsewhere import in_folder  # noqa: E402 - the path comes first

project = "Twistosaur"
copyright = "Twistosaur contributors"
release = metadata.version("twistosaur")
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "sphinx_copybutton"]
exclude_patterns = ["tools", "screenshots/README.md"]

myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3

default_role = "code"  # docstrings write names in single backquotes
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
autodoc_preserve_defaults = True
add_module_names = False
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Twistosaur"
html_favicon = "../web/public/favicon.svg"
html_logo = "../web/public/favicon.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_last_updated_fmt = None
html_theme_options = {
    "navigation_with_keys": True,
    "footer_icons": [],
    "light_css_variables": {
        "color-brand-primary": "#2f6b3c",
        "color-brand-content": "#2a6337",
        "color-brand-visited": "#5b4a7a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#8fd19e",
        "color-brand-content": "#8fd19e",
        "color-brand-visited": "#c5b3ea",
    },
}
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True


def know_clauses(app: Any, doctree: Any) -> None:
    """The rules pages mark their clauses in HTML, which every reader of Markdown understands: links find them."""
    page = app.env.docname
    for raw in doctree.findall(nodes.raw):
        for clause in re.findall(r'<a id="([\w-]+)">', raw.astext()):
            app.env.domains.standard_domain.note_hyperlink_target(f"{page}#{clause}", page, clause)


def say_language(app: Any, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """The rules in Polish and French say so, for screen readers and for hyphenation."""
    code = page.rpartition(".")[2]
    if page.startswith("rules/") and code in ("pl", "fr"):
        context["language"] = code


def load_nothing_from_elsewhere(app: Any, problem: Exception | None) -> None:
    if problem is None and (found := list(in_folder(Path(app.outdir)))):
        raise ExtensionError("\n".join(found))


def setup(app: Any) -> None:
    app.connect("doctree-read", know_clauses)
    app.connect("html-page-context", say_language)
    app.connect("build-finished", load_nothing_from_elsewhere)

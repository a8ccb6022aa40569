#!/usr/bin/python3
"""A bare window with WebKitGTK in it, of any size, for WebKitWebDriver: MiniBrowser is never narrower than 447 pixels.

Started by the driver, with the system's Python (its package gi). The console of the page goes to the file named in
TWISTOSAUR_CONSOLE, a line each.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # type: ignore[import-not-found]  # noqa: E402


def new_view(context: Any, window: Any) -> Any:
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window.add(view)
    window.show_all()
    return view


def main() -> None:
    console = os.open(os.environ["TWISTOSAUR_CONSOLE"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(console, sys.stdout.fileno())
    dark = "dark" in os.environ.get("TWISTOSAUR_SCHEME", "")
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    window = Gtk.Window()
    window.set_decorated(False)
    width, height = os.environ["TWISTOSAUR_WINDOW"].split("x")
    window.set_default_size(int(width), int(height))
    window.connect("destroy", Gtk.main_quit)

    def started(_context: Any, session: Any) -> None:
        info = WebKit2.ApplicationInfo()
        info.set_name("window")
        info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(info)
        session.connect("create-web-view", lambda _session: new_view(context, window))

    context.connect("automation-started", started)
    Gtk.main()


if __name__ == "__main__":
    main()

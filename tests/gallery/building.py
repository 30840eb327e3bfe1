"""Messages as pages that open without a server, drawn by the sandbox's own page."""

import hashlib
import html
import io
import json
import re
from pathlib import Path
from typing import Any

import manimgx_fonts
from PIL import Image

import bot.sandbox
from bot.gateway.messages.payload import ControlsView, Drawn
from bot.phrases import LANGUAGES
from bot.present.messages import Message
from bot.present.scenes import CardScene, Scene
from bot.render.faces import sign_size
from bot.render.fonts import letter_height
from bot.render.layouts import lay_out
from bot.render.paint import picture
from bot.render.shapes import CardShape, TextShape
from bot.sandbox.clock import iso
from tests.gallery.figures import figures
from tests.gallery.hints import hints
from tests.gallery.moments import NAMES, besides, games, moments

PAGE = Path(bot.sandbox.__file__).parent / "page"
HERE = Path(__file__).parent
FONT = Path(str(manimgx_fonts.__path__[0])) / "NotoSans[wght].ttf"
"""About as wide as Discord's own."""
MODULES = ("api.js", "times.js", "markdown.js", "menus.js", "messages.js")
"""Of the page what draws a message, each after what it imports."""
PHONE = 334
"""As wide as a phone shows a picture, in pixels."""
IMPORT = re.compile(r'^import \{ ([^}]+) \} from "/page/(\w+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|function|const|class|let) ([\w$]+))", re.MULTILINE)

Json = dict[str, Any]


def bundle() -> str:
    """The page's modules as one script: a browser loads no modules from a folder."""
    whole = [_as_value(name.removesuffix(".js"), (PAGE / name).read_text(encoding="utf-8")) for name in MODULES]
    return "\n".join([*whole, _imports_of((HERE / "gallery.js").read_text(encoding="utf-8"))])


def _imports_of(text: str) -> str:
    return IMPORT.sub(r"const { \1 } = page_\2;", text)


def _as_value(name: str, text: str) -> str:
    exported, body = ", ".join(EXPORT.findall(text)), EXPORT.sub("", _imports_of(text))
    return f"const page_{name} = (() => {{\n{body}\nreturn {{ {exported} }};\n}})();"


class Gallery:
    """Writes the pages into a folder, each picture once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._painted: dict[Scene, tuple[str, tuple[int, int]]] = {}
        (folder / "pictures").mkdir(parents=True, exist_ok=True)
        (folder / "style.css").write_bytes((PAGE / "style.css").read_bytes())
        (folder / "gallery.css").write_bytes((HERE / "gallery.css").read_bytes())
        (folder / "measured.ttf").write_bytes(FONT.read_bytes())
        (folder / "gallery.js").write_text(bundle(), encoding="utf-8")

    @property
    def pictures(self) -> int:
        """How many different pictures there are."""
        return len(set(self._painted.values()))

    def smallest(self) -> list[tuple[float, str, str]]:
        """Of each kind of picture the smallest letters: how high they are on a phone, the kind, and what they say."""
        found: dict[str, tuple[float, str]] = {}
        for scene in self._painted:
            if isinstance(scene, CardScene):
                continue
            layout, kind = lay_out(scene), type(scene).__name__.removesuffix("Scene").lower()
            for shape in layout.shapes:
                if isinstance(shape, TextShape) and shape.words:
                    high = letter_height(shape.size) * PHONE / layout.width
                elif isinstance(shape, CardShape):
                    high = min(shape.size.rank, sign_size(shape.size)) * PHONE / layout.width
                else:
                    continue
                words = shape.words if isinstance(shape, TextShape) else f"the corner of {shape.card}"
                if kind not in found or high < found[kind][0]:
                    found[kind] = high, words
        return sorted((high, kind, words) for kind, (high, words) in found.items())

    def build(self, only: tuple[str, ...] = ()) -> list[tuple[str, int]]:
        """Every page, with the number of messages on it."""
        written = []
        for game in only or games():
            found = moments(game)
            for language in LANGUAGES:
                shown = [(each.name, each.message(language), each.seat is not None) for each in found]
                shown += [(name, message, False) for name, message in besides(game, language)]
                shown += [(name, message, True) for name, message in hints(game, language)]
                shown += [(name, message, True) for name, message in figures(game, language)]
                name = f"{game}-{language}"
                self.write(name, shown)
                written.append((name, len(shown)))
        self._write_index(written)
        return written

    def write(self, title: str, shown: list[tuple[str, Message, bool]]) -> None:
        """One page: messages with a name each, and whether they are private."""
        people = [{"id": str(user), "name": called} for user, called in NAMES.items()]
        items = [self._item(*each) for each in shown]
        data = json.dumps({"people": people, "items": items}, ensure_ascii=False).replace("</", "<\\/")
        self._page(title, title, f'<main></main><script type="application/json" id="data">{data}</script>')

    def _item(self, name: str, message: Message, is_private: bool) -> Json:
        drawn = Drawn(message)
        rows = ControlsView(message.controls).to_components() if message.controls else []
        return {
            "name": name,
            "message": {
                "id": hashlib.sha256(name.encode()).hexdigest()[:12],
                "channel_id": "2",
                "author": {"username": "lambapea", "global_name": None, "bot": True},
                "content": drawn.text,
                "timestamp": iso(1_767_265_200.0),
                "edited_timestamp": None,
                "attachments": [self._attachment(each) for each in message.pictures],
                "embeds": [],
                "components": rows,
                "ephemeral": is_private,
                "pinged": False,
            },
        }

    def _attachment(self, each: Any) -> Json:
        if each.scene not in self._painted:
            data = picture(each.scene)
            name = f"pictures/{hashlib.sha256(data).hexdigest()[:16]}.png"
            (self.folder / name).write_bytes(data)
            self._painted[each.scene] = name, Image.open(io.BytesIO(data)).size
        name, (width, height) = self._painted[each.scene]
        kind = {"content_type": "image/png", "filename": each.name, "size": 1}
        return kind | {"url": name, "width": width, "height": height, "description": each.alt}

    def _write_index(self, written: list[tuple[str, int]]) -> None:
        lines = [f'<li><a href="{name}.html">{html.escape(name)}</a> ({number})</li>' for name, number in written]
        self._page("index", "Every picture and every question", f"<ul>{''.join(lines)}</ul>")

    def _page(self, name: str, title: str, body: str) -> None:
        text = f"""<!doctype html>
<html lang="en" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{html.escape(title)}</title>
<link rel="stylesheet" href="style.css"><link rel="stylesheet" href="gallery.css"></head>
<body class="gallery"><h1>{html.escape(title)}</h1>{body}<dialog id="picture"></dialog>
<script src="gallery.js"></script></body></html>
"""
        (self.folder / f"{name}.html").write_text(text, encoding="utf-8")

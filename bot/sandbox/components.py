"""What Discord demands of buttons, menus, modals and the newer layout components, and how they are numbered."""

from collections.abc import Iterator
from typing import Any

from bot.sandbox.errors import BodyErrors, Json

ROW, BUTTON, MENU, INPUT, USER_MENU, CHANNEL_MENU = 1, 2, 3, 4, 5, 8
MENUS = {3, 5, 6, 7, 8}
SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 12, 13, 14, 17, 18
NEWER = {SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER}
LINK, PREMIUM = 5, 6


def walk(components: list[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for name in ("accessory", "component"):
            if component.get(name):
                yield from walk([component[name]])


def numbered(components: list[Json]) -> list[Json]:
    """Components as Discord gives them back: each with an id, absent and null fields left out."""
    taken = {each["id"] for each in walk(components) if each.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)

    def number(component: Json) -> Json:
        kept: Json = _without_nulls(component)
        kept["id"] = component.get("id") or next(free)
        for name in ("accessory", "component"):
            if name in kept:
                kept[name] = number(kept[name])
        if "components" in kept:
            kept["components"] = [number(each) for each in kept["components"]]
        return kept

    return [number(component) for component in components]


def _without_nulls(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_nulls(value) for key, value in part.items() if value is not None}
    return [_without_nulls(each) for each in part] if isinstance(part, list) else part


def interactive(components: list[Json], custom_id: str) -> Json | None:
    return next((each for each in walk(components) if each.get("custom_id") == custom_id), None)


def check_components(form: BodyErrors, path: str, components: Any, *, v2: bool) -> None:
    """Rows and, with the V2 flag, layout components; custom ids are unique in the message."""
    if not form.length(path, components, 40 if v2 else 5):
        return
    seen: set[str] = set()
    count = 0
    for index, component in enumerate(components):
        kind = component.get("type")
        if kind != ROW and not (v2 and kind in NEWER):
            form.wrong(f"{path}.{index}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1,).')
            continue
        count += sum(1 for _ in walk([component]))
        _check_part(form, f"{path}.{index}", component, seen, v2=v2)
    if v2 and count > 40:
        form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum number of components is 40")


def _check_part(form: BodyErrors, path: str, part: Json, seen: set[str], *, v2: bool) -> None:
    kind = part.get("type")
    if kind == ROW:
        _check_row(form, path, part, seen)
    elif kind == BUTTON:
        _check_button(form, path, part, seen)
    elif kind == TEXT_DISPLAY:
        form.length(f"{path}.content", part.get("content"), 4000, 1)
    elif kind in {SECTION, CONTAINER}:
        if kind == SECTION:
            form.length(f"{path}.components", part.get("components"), 3, 1)
            _check_part(form, f"{path}.accessory", part.get("accessory") or {}, seen, v2=v2)
        for index, child in enumerate(part.get("components") or []):
            _check_part(form, f"{path}.components.{index}", child, seen, v2=v2)


def _check_row(form: BodyErrors, path: str, row: Json, seen: set[str]) -> None:
    children = row.get("components")
    if not form.length(f"{path}.components", children, 5, 1) or not isinstance(children, list):
        return
    if len(children) > 1 and any(child.get("type") in MENUS for child in children):
        text = "The sum of component widths in a row cannot exceed 5"
        form.wrong(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)
    for index, child in enumerate(children):
        here = f"{path}.components.{index}"
        if child.get("type") == BUTTON:
            _check_button(form, here, child, seen)
        elif child.get("type") in MENUS:
            _check_menu(form, here, child, seen)
        else:
            form.wrong(f"{here}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (2, 3, 5, 6, 7, 8).')


def _check_custom_id(form: BodyErrors, path: str, part: Json, seen: set[str]) -> None:
    custom_id = part.get("custom_id")
    if form.length(f"{path}.custom_id", custom_id, 100, 1):
        if custom_id in seen:
            text = "Component custom id cannot be duplicated"
            form.wrong(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        seen.add(str(custom_id))


def _check_button(form: BodyErrors, path: str, button: Json, seen: set[str]) -> None:
    style = button.get("style")
    if style not in {1, 2, 3, 4, LINK, PREMIUM}:
        form.wrong(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    form.length(f"{path}.label", button.get("label"), 80)
    if style == LINK:
        if not str(button.get("url") or "").startswith(("http://", "https://", "discord://")):
            form.wrong(f"{path}.url", "BASE_TYPE_REQUIRED", "A url is required")
        return
    if button.get("url"):
        form.wrong(
            f"{path}.url",
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )
    _check_custom_id(form, path, button, seen)
    if not button.get("label") and not button.get("emoji"):
        form.wrong(f"{path}", "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji")


def _check_menu(form: BodyErrors, path: str, menu: Json, seen: set[str]) -> None:
    _check_custom_id(form, path, menu, seen)
    form.length(f"{path}.placeholder", menu.get("placeholder"), 150)
    options = menu.get("options") or []
    least, most = _bounds(menu)
    if menu.get("type") == MENU and form.length(f"{path}.options", options, 25, 1):
        _check_menu_options(form, f"{path}.options", options)
        if most > max(1, len(options)):
            text = f"Must be between 1 and {len(options)}."
            form.wrong(f"{path}.max_values", "NUMBER_TYPE_MAX", text)
        if sum(bool(option.get("default")) for option in options) > most:
            # Discord publishes the rule, and for this code no name.
            text = f"No more than {most} of the options can be chosen by default."
            form.wrong(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        form.wrong(f"{path}.min_values", "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")


def _bounds(menu: Json) -> tuple[int, int]:
    least, most = menu.get("min_values"), menu.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def _check_menu_options(form: BodyErrors, path: str, options: list[Json]) -> None:
    values: set[str] = set()
    for index, option in enumerate(options):
        form.length(f"{path}.{index}.label", _trimmed(option.get("label")), 100, 1)
        form.length(f"{path}.{index}.value", option.get("value"), 100, 1)
        form.length(f"{path}.{index}.description", option.get("description"), 100)
        if option.get("value") in values:
            text = "The specified option value is already used"
            form.wrong(f"{path}.{index}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        values.add(str(option.get("value")))


def _trimmed(text: object) -> object:
    """What is left of a text: of one that is nothing but spaces Discord says that it is missing."""
    return text.strip() if isinstance(text, str) else text


def check_values(menu: Json, values: list[str]) -> str | None:
    """What the client would not let somebody choose in a menu."""
    least, most = _bounds(menu)
    if not least <= len(values) <= most:
        return f"between {least} and {most} must be chosen"
    known = {option["value"] for option in menu.get("options") or []}
    if menu["type"] == MENU and not known >= set(values):
        return "there is no such choice"
    return "chosen twice" if len(set(values)) < len(values) else None


def check_modal(modal: Any) -> None:
    """A dialog: title, custom id, and one to five rows or labels with one field each."""
    form = BodyErrors()
    form.length("data.title", modal.get("title"), 45, 1)
    form.length("data.custom_id", modal.get("custom_id"), 100, 1)
    rows = modal.get("components")
    if form.length("data.components", rows, 5, 1) and isinstance(rows, list):
        seen: set[str] = set()
        for index, row in enumerate(rows):
            _check_modal_row(form, f"data.components.{index}", row, seen)
    form.done()


def _check_modal_row(form: BodyErrors, path: str, row: Json, seen: set[str]) -> None:
    kind = row.get("type")
    if kind == TEXT_DISPLAY:
        form.length(f"{path}.content", row.get("content"), 4000, 1)
        return
    if kind == LABEL:
        form.length(f"{path}.label", row.get("label"), 45, 1)
        form.length(f"{path}.description", row.get("description"), 100)
        part, here = row.get("component") or {}, f"{path}.component"
    elif kind == ROW and form.length(f"{path}.components", row.get("components"), 1, 1):
        part, here = row["components"][0], f"{path}.components.0"
        form.length(f"{here}.label", part.get("label"), 45, 1)
    else:
        form.wrong(f"{path}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')
        return
    _check_custom_id(form, here, part, seen)
    if part.get("type") == INPUT:
        form.length(f"{here}.placeholder", part.get("placeholder"), 100)
        form.length(f"{here}.value", part.get("value"), 4000)
        if part.get("style") not in {1, 2}:
            form.wrong(f"{here}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")

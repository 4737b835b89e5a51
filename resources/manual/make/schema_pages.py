"""The reference of the formats, as Markdown and as man pages of section 5, made from the schemas."""
import json
import re

ORDER = ("game", "order", "ruling", "trace", "batch", "question", "ask", "reach", "could", "form", "turns", "readings", "mend", "sure", "clock", "timeline", "wreck", "tray", "lab", "case", "event", "photo", "watch", "ruleset", "chart", "catalogue")
NAMES = {"game": "document"}
ABOUT = {
    "game": "game documents of Linesman", "order": "orders for Linesman", "ruling": "rulings of Linesman",
    "trace": "traces of Linesman", "batch": "requests to Linesman, a line each", "reach": "where a piece can go",
    "question": "questions about moves", "ask": "answers to questions about moves",
    "could": "whether a piece could have got there", "turns": "in how many turns a piece gets there",
    "form": "how a unit comes into another shape",
    "readings": "an order under each reading of the rules", "mend": "legal orders near to an illegal one",
    "sure": "how sure a verdict is", "clock": "who is where by which turn", "timeline": "a move inch by inch", "wreck": "wrecks", "tray": "trays", "lab": "many orders under two rules",
    "case": "disputes with their decisions", "event": "events with their rules and tables", "photo": "where models stand in a photograph", "watch": "what happens on a watched table",
    "ruleset": "rulesets of Linesman as data", "chart": "rulesets made of charts", "catalogue": "catalogues of models"}


def name_of(key):
    return NAMES.get(key, key)


def referred(reference):
    """The page and the definition that a $ref names; nothing for the page itself."""
    file, _, place = reference.partition("#")
    return file.removesuffix(".schema.json"), place.rsplit("/", 1)[-1] if place else ""


def plain(reference):
    page, name = referred(reference)
    return (name or name_of(page)).replace("_", " ")


def linked(reference):
    """A link to where the type is described: on this page, or on that of another schema."""
    page, name = referred(reference)
    at = f"{name_of(page)}.md" if page else ""
    part = "" if not name or "/properties/" in reference else "#" + name.replace("_", "-")
    return f"[{plain(reference)}]({at}{part})" if at or part else plain(reference)


def kind_of(schema, named=plain):
    """The type of a value, in words; `named` says one that is described elsewhere."""
    if not isinstance(schema, dict):
        return "anything"
    if "$ref" in schema:
        return named(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return "one of " + ", ".join(json.dumps(value) for value in schema["enum"])
    for choice in ("oneOf", "anyOf"):
        if choice in schema and "properties" not in schema:
            return " or ".join(dict.fromkeys(kind_of(one, named) for one in schema[choice]))
    kind = schema.get("type") or type_by_members(schema)
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        return "list" if not isinstance(schema.get("items"), dict) else f"list of {kind_of(schema['items'], named)}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict) and not schema.get("properties"):
        return f"object of {kind_of(schema['additionalProperties'], named)}"
    return kind + bounds(schema)


def type_by_members(schema):
    """The type of which a schema speaks without naming it."""
    for kind, words in (("object", ("properties", "required", "additionalProperties", "allOf")), ("array", ("items", "minItems")),
                        ("number", ("minimum", "maximum", "exclusiveMinimum")), ("string", ("pattern", "minLength", "maxLength"))):
        if any(word in schema for word in words):
            return kind
    return "anything"


def bounds(schema):
    low, high = schema.get("minimum"), schema.get("maximum")
    if "exclusiveMinimum" in schema:
        return f" above {schema['exclusiveMinimum']}" + (f", at most {high}" if high is not None else "")
    if low is not None and high is not None:
        return f" from {low} to {high}"
    return f", at least {low}" if low is not None else f", at most {high}" if high is not None else ""


def members(schema, before="", named=plain):
    """(path, type, whether it must be there, description) of each property, with those of nested objects."""
    if not isinstance(schema, dict):
        return
    required = schema.get("required", [])
    for key, part in schema.get("properties", {}).items():
        if not isinstance(part, dict):
            continue
        yield before + key, kind_of(part, named), key in required, part.get("description", "")
        yield from members(part, before + key + ".", named)
        yield from members(part.get("additionalProperties"), before + key + ".*.", named)
    for choice in ("oneOf", "anyOf"):
        for one in schema.get(choice, ()):
            yield from members(one, before, named)
    if isinstance(schema.get("items"), dict):
        yield from members(schema["items"], before.removesuffix(".") + "[].", named)


def once(rows):
    """Of rows with one path the first: choices name the same members."""
    return list({row[0]: row for row in reversed(list(rows))}.values())[::-1]


def parts(schema, named=plain):
    """(name, description, members) of a schema and of each definition in it that has some, or says something."""
    yield "", schema.get("description", ""), once(members(schema, "", named))
    for name, part in schema.get("definitions", {}).items():
        inside = once(members(part, "", named))
        yield name.replace("_", " "), part.get("description", "" if inside else kind_of(part).capitalize() + "."), inside


def read(folder):
    others = {file.name.removesuffix(".schema.json") for file in folder.glob("*.schema.json")} - set(ORDER)
    if others:
        raise SystemExit(f"manual: schema_pages.py has no place for {', '.join(sorted(others))}")
    for key in ORDER:
        yield key, json.loads((folder / f"{key}.schema.json").read_text())


def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;")


def pages(folder):
    for key, schema in read(folder):
        lines = [f"# {schema['title']}", "", f"The schema is `{key}.schema.json`, in `share/linesman/schema`."]
        for name, about, rows in parts(schema, linked):
            lines += ["", f"## {name}" if name else "", "", cell(about)]
            if name.startswith("rule "):
                lines += ["", f"An example that is judged: [{name[5:]}](kinds.md#{name[5:]})."]
            if rows:
                lines += ["", "| member | type | |", "| --- | --- | --- |"]
                lines += [f"| `{path}`{' (must be there)' if must else ''} | {cell(kind)} | {cell(text)} |"
                          for path, kind, must, text in rows]
        yield name_of(key), "\n".join(lines) + "\n"


def roff(text):
    """Text as a line of mdoc: no line begins a request, and none is longer than 80 bytes."""
    text = text.replace("\\", "\\e").replace("\N{DOUBLE PRIME}", '"')
    lines, line = [], ""
    for word in re.sub(r"([.!?]) (?=[A-Z])", "\\1\n", text).replace("\n", " \n ").split(" "):
        if word == "\n" or len((line + " " + word).encode()) > 78:
            lines.append(line.strip())
            line = "" if word == "\n" else word
        elif word:
            line += " " + word
    lines.append(line.strip())
    return "\n".join(("\\&" if line[0] in ".'" else "") + line for line in lines if line)


def man_page(key, schema, day):
    title = f"linesman-{name_of(key)}"
    out = [f".Dd {day}", f".Dt {title.upper()} 5", ".Os", ".Sh NAME", f".Nm {title}", f".Nd {ABOUT[key]}", ".Sh DESCRIPTION"]
    for name, about, rows in parts(schema):
        if name:
            out.append(f".Ss {name[0].upper() + name[1:]}")
        if about:
            out.append(roff(about))
        elif not rows:
            out.append("An object.")
        if rows:
            out.append(".Bl -tag -width Ds")
            for path, kind, must, text in rows:
                out += [f".It Li {path}", roff(f"({kind}{'; must be there' if must else ''})"), roff(text)]
            out.append(".El")
    others = [f"linesman-{name_of(other)}" for other in ORDER if other != key]
    listed = ["linesman 1", "linesman-cli 1", *(f"{other} 5" for other in sorted(others)), "linesman-rulesets 7"]
    out += [".Sh FILES", f".Pa /usr/share/linesman/schema/{key}.schema.json", ".Sh SEE ALSO"]
    out += [f".Xr {name}{' ,' if name != listed[-1] else ''}" for name in listed]
    return "\n".join(line for line in out if line) + "\n"


def write_man_pages(folder, out, day="November 26, 2026"):
    out.mkdir(parents=True, exist_ok=True)
    for key, schema in read(folder):
        (out / f"linesman-{name_of(key)}.5").write_text(man_page(key, schema, day))

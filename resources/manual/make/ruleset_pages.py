"""A page for each ruleset: whom it suits, its clauses, its options and what each changes, moves that were ruled on."""
import json
import re
import subprocess
from os import environ

SOURCES = {"book": "the rulebook", "ours": "ours, where the rulebook is silent", "option": "an option"}
MOVES = 4  # that are shown


def filled(text, figures):
    """The text with its figures: {move} and {move.infantry}."""

    def figure(match):
        value = figures
        for key in match.group(1).split("."):
            value = value.get(key) if isinstance(value, dict) else None
        if value is None:
            return match.group(0)
        return ", ".join(f"{key} {one}" for key, one in value.items()) if isinstance(value, dict) else str(value)

    return re.sub(r"\{([a-z0-9_.-]+)\}", figure, text)


def cell(text):
    return str(text).replace("|", "\\|").replace("<", "&lt;")


def clauses(data):
    yield from ("## Clauses", "", "| clause | rule | source |", "| --- | --- | --- |")
    for clause in data["clauses"]:
        text = filled(clause["text"], data.get("figures", {}) | data.get("defaults", {}))
        source = clause.get("book") or SOURCES.get(clause.get("source"), "the rulebook")
        yield f"| {clause['id']} | **{cell(clause['title'])}.** {cell(text)} | {cell(source)} |"


def options(data):
    if not data.get("options"):
        return
    yield from ("", "## Options", "", "| option | values, and the usual one | clauses that go by it |", "| --- | --- | --- |")
    for option in data["options"]:
        key = option["key"]
        titles = option.get("choice_titles") or option.get("choices") or [option["type"]]
        usual = data.get("defaults", {}).get(key)
        named = dict(zip(option.get("choices", []), titles)).get(usual, usual)
        going = ", ".join(clause["id"] for clause in data["clauses"] if key in clause.get("options", [])) or "–"
        about = f"**{cell(option['title'])}** (`{key}`). {cell(option.get('help', ''))}"
        values = cell(", ".join(str(title) for title in titles)) + ("" if usual is None else f"; usually {cell(named)}")
        yield f"| {about} | {values} | {going} |"


def moves(source, build, ruleset, pictures):
    cli = build / "bin/linesman-cli"
    examples = source / "resources/examples"
    environment = environ | {"QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en", "XDG_DATA_HOME": "/nowhere", "XDG_DATA_DIRS": "/nowhere"}
    shown = 0
    for game in sorted(examples.glob("*.linesman")):
        if json.loads(game.read_text())["ruleset"] != ruleset:
            continue
        for order in sorted(examples.glob(f"{game.stem}.*.order.json")):
            if shown == MOVES:
                return
            shown += 1
            name = order.name.removesuffix(".order.json")
            subprocess.run([cli, "render", "--order", order, "--width", "1400", game, pictures / f"{name}.png"], check=True,
                           env=environment)
            said = subprocess.run([cli, "judge", "--text", game, order], env=environment, capture_output=True, text=True)
            if said.returncode == 2:
                raise SystemExit(f"manual: {order.name}: {said.stderr}")
            heading = "## Moves that were ruled on\n" if shown == 1 else ""
            title = name.split(".", 1)[1].split("-", 1)[1].replace("-", " ").capitalize()
            yield f"\n{heading}\n### {title}\n\n![{title}](PICTURES/{name}.png)\n\n```\n{said.stdout.rstrip()}\n```"


def pages(source, build, pictures):
    for file in sorted((source / "rulesets").glob("*/ruleset.json")):
        data = json.loads(file.read_text())
        ruleset = data["id"]
        lines = [f"# {data['title']}", "", data.get("summary", "")]
        if "extends" in data:
            changed = {key: data[key] for key in ("figures", "ratings", "defaults") if key in data}
            lines += ["", f"It is [{data['extends']}]({data['extends']}.md) with other figures:", "", "```json",
                      json.dumps(changed, indent=2, ensure_ascii=False), "```"]
        else:
            lines += ["", f"Moves are paid in {data['currency']}. Ask for it by `\"ruleset\": \"{ruleset}\"`.", ""]
            lines += [*clauses(data), *options(data)]
        lines += list(moves(source, build, ruleset, pictures))
        yield ruleset, "\n".join(lines) + "\n"

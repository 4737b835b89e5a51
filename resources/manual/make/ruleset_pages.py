"""A page for each ruleset: whom it suits, its clauses, its options and what each changes, moves that were ruled on."""
import json
import re
import subprocess
from os import environ

SOURCES = {"book": "the rulebook", "ours": "ours, where the rulebook is silent", "option": "an option"}
TYPES = {"boolean": "yes or no", "number": "a number", "whole": "a whole number"}
UNITS = {"inch": "inches"}  # as many of them are said
TRUTHS = {True: "yes", False: "no"}
MOVES = 4  # that are shown


class Words:
    """The wording of a ruleset in a language: its words.LANGUAGE.json, then what stands around it."""

    def __init__(self, folder, language):
        self.language = language
        self.own = {} if language.english else json.loads((folder / f"words.{language.code}.json").read_text())

    def __call__(self, text):
        return self.own.get(text, text)

    def key(self, key):
        readable = key.replace("_", " ").replace("-", " ")
        return self.own.get(readable, key)

    def around(self, text):
        return self.language.said(text)


def filled(text, figures, words):
    """The text with its figures: {move} and {move.infantry}."""

    def figure(match):
        value = figures
        for key in match.group(1).split("."):
            value = value.get(key) if isinstance(value, dict) else None
        if value is None:
            return match.group(0)
        return ", ".join(f"{words.key(key)} {one}" for key, one in value.items()) if isinstance(value, dict) else str(value)

    return re.sub(r"\{([a-z0-9_.-]+)\}", figure, text)


def cell(text):
    return str(text).replace("|", "\\|").replace("<", "&lt;")


def table(words, heading, *columns):
    around = words.around
    return ["", f"## {around(heading)}", "", "| " + " | ".join(around(column) for column in columns) + " |",
            "| " + " | ".join("---" for _ in columns) + " |"]


def clauses(data, words):
    yield from table(words, "Clauses", "clause", "rule", "source")
    for clause in data["clauses"]:
        text = filled(words(clause["text"]), data.get("figures", {}) | data.get("defaults", {}), words)
        source = clause.get("book") or words.around(SOURCES.get(clause.get("source"), SOURCES["book"]))
        yield f"| {clause['id']} | **{cell(words(clause['title']))}.** {cell(text)} | {cell(source)} |"


def options(data, words):
    if not data.get("options"):
        return
    yield from table(words, "Options", "option", "values, and the usual one", "clauses that go by it")
    for option in data["options"]:
        key = option["key"]
        titles = option.get("choice_titles") or option.get("choices") or [words.around(TYPES[option["type"]])]
        usual = data.get("defaults", {}).get(key)
        named = dict(zip(option.get("choices", []), titles)).get(usual, usual)
        going = ", ".join(clause["id"] for clause in data["clauses"] if key in clause.get("options", [])) or "–"
        about = f"**{cell(words(option['title']))}** (`{key}`). {cell(words(option.get('help', '')))}"
        values = cell(", ".join(words(str(title)) for title in titles))
        if usual is not None:
            value = words.around(TRUTHS[named]) if isinstance(named, bool) else words(str(named))
            values += "; " + words.around("usually {value}").format(value=cell(value))
        yield f"| {about} | {values} | {going} |"


def moves(source, build, ruleset, pictures, words):
    cli = build / "bin/linesman-cli"
    examples = source / "resources/examples"
    environment = environ | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "LANGUAGE": words.language.code,
                             "XDG_DATA_HOME": "/nowhere", "XDG_DATA_DIRS": "/nowhere"}
    shown = 0
    for game in sorted(examples.glob("*.linesman")):
        if json.loads(game.read_text())["ruleset"] != ruleset:
            continue
        for order in sorted(examples.glob(f"{game.stem}.*.order.json")):
            if shown == MOVES:
                return
            shown += 1
            name = order.name.removesuffix(".order.json")
            subprocess.run([cli, "render", "--order", order, "--width", "1100", game, pictures / f"{name}.png"], check=True,
                           env=environment)
            said = subprocess.run([cli, "judge", "--text", game, order], env=environment, capture_output=True, text=True)
            if said.returncode == 2:
                raise SystemExit(f"manual: {order.name}: {said.stderr}")
            heading = f"## {words.around('Moves that were ruled on')}\n" if shown == 1 else ""
            title = words.around(name.split(".", 1)[1].split("-", 1)[1].replace("-", " ").capitalize())
            yield f"\n{heading}\n### {title}\n\n![{title}](PICTURES/{name}.png)\n\n```\n{said.stdout.rstrip()}\n```"


def pages(source, build, pictures, language):
    for file in sorted((source / "rulesets").glob("*/ruleset.json")):
        data = json.loads(file.read_text())
        ruleset = data["id"]
        words = Words(file.parent, language)
        lines = [f"# {words(data['title'])}", "", words(data.get("summary", ""))]
        if "extends" in data:
            changed = {key: data[key] for key in ("figures", "ratings", "defaults") if key in data}
            other = f"[{data['extends']}]({data['extends']}.md)"
            lines += ["", words.around("It is {other} with other figures:").format(other=other), "", "```json",
                      json.dumps(changed, indent=2, ensure_ascii=False), "```"]
        else:
            asked = f'`"ruleset": "{ruleset}"`'
            about = words.around("Moves are paid in {currency}. Ask for it by {asked}.")
            lines += ["", about.format(currency=words.around(UNITS.get(data["currency"], data["currency"])), asked=asked)]
            lines += [*clauses(data, words), *options(data, words)]
        lines += list(moves(source, build, ruleset, pictures, words))
        yield ruleset, "\n".join(lines) + "\n"

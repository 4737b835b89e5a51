"""A page with the eighteen kinds of rule that a chart may have: of each a clause, what it says in words, and a case that is judged."""
import json
import re
import subprocess
import tempfile
from pathlib import Path

from window_pages import environment_of
from wrong import Wrong

GAME = ("table", "terrain", "units", "pieces")  # what a case says of its game

def written(value):
    """JSON with a line for each member, as a person writes a clause."""
    lines = [f"  {json.dumps(key)}: {json.dumps(member, ensure_ascii=False)}" for key, member in value.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def chart_of(data, entry):
    """The ruleset with that clause alone behind its first."""
    base = data["base"]
    return base | entry.get("chart", {}) | {"clauses": [*base["clauses"], {"id": "kinds-2", "source": "ours"} | entry["clause"]]}


def case_of(data, entry):
    """The case, in the form of cases.json."""
    case = entry["case"]
    game = {key: case[key] for key in GAME if key in case}
    game["pieces"] = game.get("pieces") or [data["ann"], *([data["bob"]] if case.get("bob") else [])]
    return {"name": entry["kind"], "clauses": ["kinds-2"], "why": case["why"], "game": game, "order": case["order"],
            "expect": case["expect"]}


def played(cli, folder, environment, *words):
    done = subprocess.run([cli, *words], cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Wrong(f"linesman-cli {' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


def in_words(text):
    """What the rules of the second clause say: the items of its list."""
    below = re.split(r"^.*kinds-2.*$", text, maxsplit=1, flags=re.MULTILINE)[1]
    said = []
    for line in below.splitlines():
        if line.strip().startswith("- "):
            said.append(line.strip())
        elif said and re.match(r"^\s{6,}\S", line):
            said[-1] += " " + line.strip()
        elif said:
            break
    return said


def section_of(data, entry, cli, language):
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "kinds"
        folder.mkdir()
        environment = environment_of(place, language)
        (folder / "ruleset.json").write_text(json.dumps(chart_of(data, entry)))
        case = case_of(data, entry)
        (folder / "cases.json").write_text(json.dumps({"ruleset": "kinds", "cases": [case]}))
        try:
            played(cli, place, environment, "check", "kinds")
            played(cli, place, environment, "rulesets", "--try", "kinds")
            words = in_words(played(cli, place, environment, "--rulesets", ".", "rulesets", "kinds"))
        except Wrong as wrong:
            raise Wrong(f"the kind {entry['kind']}: {wrong}") from None
    said = language.said
    verdict = said(case["expect"]["verdict"])
    clause = {key: said(value) if key in ("title", "text") else value for key, value in entry["clause"].items()}
    around = entry.get("chart", {}) | {key: value for key, value in entry["case"].items() if key in GAME}
    parts = [f"## {entry['kind']}", f"```json\n{written(clause)}\n```", "\n".join(words), said("A case:"),
             f"```json\n{written(around)}\n```" if around else "",
             f"```json\n{json.dumps(case['order'], ensure_ascii=False)}\n```", f"**{verdict}**: {said(case['why'])}."]
    return "\n\n".join(part for part in parts if part) + "\n"


def check_kinds(data, schema):
    """Every kind of the schema has its clause, in that order, and the clause has a rule of that kind."""
    wanted = schema["definitions"]["rule"]["properties"]["kind"]["enum"]
    shown = [entry["kind"] for entry in data["kinds"]]
    if shown != wanted:
        raise Wrong(f"kinds.json has {', '.join(shown)}; the schema has {', '.join(wanted)}")
    for entry in data["kinds"]:
        rules = entry["clause"].get("rules") or [entry["clause"]["rule"]]
        if entry["kind"] not in (rule["kind"] for rule in rules):
            raise Wrong(f"the clause of {entry['kind']} has no such rule")


def pages(manual, installed, language):
    """(section, name, Markdown) of the page."""
    data = json.loads((manual / "kinds/kinds.json").read_text())
    check_kinds(data, json.loads((manual.parent / "schema/chart.schema.json").read_text()))
    said = language.said
    lines = [f"# {said('Kinds of chart rules')}", "",
             said("Each clause below stands in a chart whose first clause lets a model go 6 inches. Each case is judged while this "
                  "page is made."), "", said("Ann stands at [10, 10] and looks north; bob, where there is one, at [10, 16] and looks "
                                             "south. Their bases are discs of an inch."), ""]
    lines += [section_of(data, entry, installed / "bin/linesman-cli", language) for entry in data["kinds"]]
    yield "reference", "kinds", "\n".join(lines)

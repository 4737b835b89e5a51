#!/usr/bin/env python3
"""Play a day of an event with twelve tables through the command line.

usage: twelve_tables.py CLI [FOLDER [DISPUTES [SEED]]]     a folder of its own, 12 and 1 unless said

Twelve tables with two players each play moves of the examples and call three umpires, who have two desks: the folder of
one takes the files of the other by copying, half copied once. What the program says of tables, umpires, extensions,
cards, contradictions and the book is held against what this script wrote down itself. In FOLDER the event stays, with
three calls open, for `linesman FOLDER/hall/tables/01.linesman`.
"""
import datetime
import itertools
import json
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "resources/examples"
RULESETS = ROOT / "rulesets"
GAMES = ["pips-bocage", "pips-river", "pips-hill"]
UMPIRES = ["Ada Stone", "Bo Lind", "Cy Moor"]
FIRST = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lena"]
LAST = ["Reid", "Fox"]
TABLES = range(1, 13)
CORE = ("fault:", "thing:", "surface:", "met:", "near:", "edge:")
OPEN_AT_THE_END = 3


def moment(when):
    return when.strftime("%Y-%m-%dT%H:%M:%S.") + f"{when.microsecond // 1000:03}Z"


class Desk:
    """A folder of the event, with the calls that it knows, as this script keeps them."""

    def __init__(self, cli, folder):
        self.cli = cli
        self.folder = folder
        self.calls = {}  # hash: (made, table, kind, on, by)

    def run(self, *words, given=None):
        return subprocess.run([self.cli, *map(str, words)], input=given, capture_output=True, text=True, check=False)

    def asked(self, *words, given=None, status=0):
        done = self.run(*words, given=given)
        assert done.returncode == status and done.stderr == "", (words, done.returncode, done.stderr)
        return json.loads(done.stdout)

    def call(self, table, when, kind="called", on="", by="", *more):
        said = self.asked("event", "call", self.folder, table, *more, "--at", moment(when))
        assert said["kind"] == kind, said
        self.calls[said["call"]] = (moment(when), table, kind, on, by)
        return said["call"]

    def open_calls(self):
        ended = {on for _, _, kind, on, _ in self.calls.values() if kind == "ended"}
        taken = {}
        for _, _, kind, on, by in sorted(self.calls.values()):
            if kind == "taken":
                taken.setdefault(on, by)
        return {table: (made, taken.get(hash_, "")) for hash_, (made, table, kind, _, _) in self.calls.items()
                if kind == "called" and hash_ not in ended}

    def who_goes(self):
        out = {by for _, by in self.open_calls().values()}
        gone = [by for _, _, kind, _, by in self.calls.values() if kind == "taken"]
        free = [umpire for umpire in UMPIRES if umpire not in out]
        return min(free, key=gone.count, default="")

    def hold_hall(self, when, account):
        tiles = self.asked("event", "hall", self.folder, "--at", moment(when))["tables"]
        assert sorted(tile["number"] for tile in tiles) == list(TABLES)
        opened = self.open_calls()
        waits = [tile["waiting"] for tile in tiles if tile["state"] != "quiet"]
        assert waits == sorted(waits, reverse=True) and len(waits) == len(opened), waits
        for tile in tiles:
            table = tile["number"]
            made, by = opened.get(table, ("", ""))
            state = "quiet" if not made else "taken" if by else "called"
            assert tile["state"] == state, (table, tile, state)
            if made:
                began = datetime.datetime.strptime(made, "%Y-%m-%dT%H:%M:%S.%fZ")
                assert tile["waiting"] == int((when - began).total_seconds() // 60), tile
                assert tile["by"] == (by or self.who_goes()), tile
            if account is not None:
                assert tile["extension"] == account["minutes"].get(table, 0), tile
                assert sorted(tile["cards"]) == sorted(account["cards"].get(table, [])), tile


def copied(one, other, half=None):
    """Copies what is not there; of the file `half` the first half alone."""
    for folder in ("cases", "calls"):
        for file in (one.folder / folder).glob("*.json"):
            there = other.folder / folder / file.name
            if file.name == half:
                there.write_bytes(file.read_bytes()[:file.stat().st_size // 2])
            elif not there.exists():
                shutil.copy(file, there)
    if half is None:
        other.calls = one.calls | other.calls


def made_event(folder):
    for name in ("tables", "cases", "calls", "pictures"):
        (folder / name).mkdir(parents=True)
    tables = []
    for table in TABLES:
        game = json.loads((EXAMPLES / f"{GAMES[table % 3]}.linesman").read_text())
        for member in ("options", "house_rules"):
            game.pop(member, None)
        sides = list(dict.fromkeys(piece["side"] for piece in game["pieces"]))
        notes = game.get("notes", {}) | {"turns": 6, "playing": sides[0]}
        game |= {"tolerance": 0, "turn": table % 5 + 1, "notes": notes}
        file = f"tables/{table:02}.linesman"
        (folder / file).write_text(json.dumps(game))
        players = [{"side": side, "name": f"{FIRST[table - 1]} {last}"} for side, last in zip(sides, LAST)]
        tables.append({"number": table, "file": file, "players": players})
    event = {"linesman_event": 1, "id": "twelve", "title": "Twelve tables", "edition": 1, "ruleset": "pips",
             "options": {}, "days": ["2026-11-28"], "umpires": UMPIRES, "round_minutes": 150, "tables": tables,
             "readings": [{"id": "hedge", "rule": "pips-12", "title": "Hedges",
                           "text": "In this event a hedge is crossed by the centre of the base."}]}
    (folder / "event.json").write_text(json.dumps(event, indent=1))
    return event


def played(desk, table):
    """Carries the legal moves of the table out, in its record."""
    file = desk.folder / f"tables/{table:02}.linesman"
    for order in sorted(EXAMPLES.glob(f"{GAMES[table % 3]}.*.order.json")):
        done = desk.run("apply", file, order, "-o", file)
        assert done.stderr == "", (table, order.name, done.stderr)  # legal, illegal or without its dice
    desk.run("turn", file, "-o", file)


def main():
    cli = str(Path(sys.argv[1]).resolve())
    kept = tempfile.TemporaryDirectory() if len(sys.argv) < 3 else None
    root = Path(kept.name if kept else sys.argv[2])
    disputes = int(sys.argv[3]) if len(sys.argv) > 3 else 12
    dice = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    event = made_event(root / "hall")
    shutil.copytree(root / "hall", root / "stick")
    hall, stick = Desk(cli, root / "hall"), Desk(cli, root / "stick")
    players = {table["number"]: table["players"] for table in event["tables"]}
    # A minute later than all calls at the end.
    now = datetime.datetime.now(datetime.timezone.utc).replace(tzinfo=None)
    clock = now - datetime.timedelta(hours=10)
    starts = {table: json.loads((hall.folder / f"tables/{table:02}.linesman").read_text()) for table in TABLES}
    orders = {game: [json.loads(file.read_text()) for file in sorted(EXAMPLES.glob(f"{game}.*.order.json"))]
              for game in GAMES}
    account = {"minutes": {}, "cards": {}, "verdicts": {}, "cases": {}}

    def ruled(desk, table, when, called):
        """The case of a dispute at a table, as the umpire who came decides it."""
        order = dice.choice(orders[GAMES[table % 3]])
        ruling = desk.run("judge", desk.folder / f"start-{table}.linesman", "-", given=json.dumps(order))
        verdict = json.loads(ruling.stdout)["verdict"]
        if verdict == "incomplete":
            order = order | {"dice": {"movement": [4, 3, 2]}}
            ruling = desk.run("judge", desk.folder / f"start-{table}.linesman", "-", given=json.dumps(order))
            verdict = json.loads(ruling.stdout)["verdict"]
        if verdict == "incomplete":
            return None
        verdict = "illegal" if verdict == "illegal" else "legal"
        upheld = dice.random() < 0.8
        decided = verdict if upheld else {"legal": "illegal", "illegal": "legal"}[verdict]
        minutes = dice.randint(2, 9)
        kind = dice.choice(["warning", "yellow", "red"])
        slow = {"name": players[table][0]["name"], "kind": kind, "why": "Slow play"}
        cards = [slow] if dice.random() < 0.2 else []
        draft = {"game": starts[table], "order": order, "umpire": desk.calls_by, "table": table, "minutes": minutes,
                 "decision": {"upheld": True} if upheld else
                 {"upheld": False, "verdict": decided, "reason": f"So seen at table {table}, {when:%H:%M}"},
                 "statements": [{"side": player["side"], "name": player["name"], "text": f"{player['name']} says so"}
                                for player in players[table]],
                 "cards": cards, "called": moment(called), "made": moment(when)}
        said = desk.asked("cases", "add", desk.folder, "--drafts", "-", given=json.dumps(draft) + "\n")
        account["minutes"][table] = account["minutes"].get(table, 0) + minutes
        account["cards"].setdefault(table, []).extend(card["kind"] for card in cards)
        facts = json.loads(Path(said["file"]).read_text())["facts"]["sure"]
        account["cases"][said["case"]] = (facts, decided, draft, said["file"])
        return said["case"], minutes

    for desk in (hall, stick):
        for table in TABLES:
            (desk.folder / f"start-{table}.linesman").write_text(json.dumps(starts[table]))
    for table in TABLES:
        played(hall, table)
    done = 0
    while done < disputes:
        # One desk has a wave of calls; the other learns of it by the copy that follows.
        desk, other = (hall, stick) if dice.random() < 0.6 else (stick, hall)
        calls = {}
        for table in dice.sample(list(TABLES), 3):
            clock += datetime.timedelta(minutes=1, seconds=dice.randint(0, 50))
            calls[table] = (desk.call(table, clock), clock)
        desk.hold_hall(clock + datetime.timedelta(minutes=2), account)
        for table, (call, called) in calls.items():
            clock += datetime.timedelta(minutes=1)
            umpire = desk.who_goes()
            desk.call(table, clock, "taken", call, umpire, "--taken", umpire)
            if dice.random() < 0.1:  # another goes too, a moment later: the first stays
                later = clock + datetime.timedelta(seconds=5)
                desk.call(table, later, "taken", call, UMPIRES[0], "--taken", UMPIRES[0])
            desk.hold_hall(clock + datetime.timedelta(minutes=1), account)
            desk.calls_by = umpire
            clock += datetime.timedelta(minutes=3)
            made = ruled(desk, table, clock, called)
            while made is None:
                made = ruled(desk, table, clock, called)
            desk.call(table, clock + datetime.timedelta(seconds=1), "ended", call, "", "--ended", made[0])
            done += 1
        if done == 3:  # the first copy breaks off
            half = next((desk.folder / "cases").glob("*.json")).name
            copied(desk, other, half)
            problems = other.run("event", "check", other.folder)
            assert problems.returncode == 1 and "is not whole yet" in problems.stdout, problems.stdout
            (other.folder / "cases" / half).unlink()
        copied(desk, other)
        copied(other, desk)
    assert clock < now - datetime.timedelta(minutes=30), "the day is longer than its hours"

    for desk in (hall, stick):
        desk.hold_hall(clock + datetime.timedelta(minutes=5), account)
        checked = desk.asked("event", "check", desk.folder)
        assert checked["problems"] == [], checked
        counted = desk.asked("cases", "check", desk.folder)
        assert counted["counted"] == len(account["cases"]) and counted["changed"] == [], counted
    merged = hall.asked("cases", "merge-check", hall.folder, stick.folder)
    assert merged["both"] == len(account["cases"]) and merged["only"] == [0, 0], merged
    assert merged["new_conflicts"] == [], merged

    # Contradictions: of one situation by its sure facts, decided otherwise.
    pairs = {tuple(sorted((a, b))) for (a, one), (b, two) in itertools.combinations(account["cases"].items(), 2)
             if one[0] == two[0] and one[1] != two[1] and any(fact.startswith(CORE) for fact in one[0])}
    told = hall.asked("cases", "conflicts", hall.folder, status=1 if pairs else 0)
    assert {tuple(pair["cases"]) for pair in told["conflicts"]} == pairs, (len(told["conflicts"]), len(pairs))
    same = 0
    for facts, _, draft, _ in account["cases"].values():
        lines = json.dumps({"game": draft["game"], "order": draft["order"]}) + "\n"
        found = hall.asked("cases", "find", hall.folder, "--questions", "-", given=lines)
        has_core = any(fact.startswith(CORE) for fact in facts)
        assert (found["answer"] == "same") == has_core, (found["answer"], facts)
        same += has_core

    # The book, with names and without.
    names = UMPIRES + [player["name"] for table in players.values() for player in table]
    for folder in ("book", "stick-book", "nameless"):
        (root / folder).mkdir()
    for name in ("report.html", "report.md", "report.pdf"):
        for desk, folder, *more in ((hall, "book"), (stick, "stick-book"), (hall, "nameless", "--without-names")):
            assert desk.run("event", "report", desk.folder, *more, "-o", root / folder / name).returncode == 0
        assert (root / "book" / name).read_bytes() == (root / "stick-book" / name).read_bytes(), name
    for ending in ("html", "md"):
        text = (root / "book" / f"report.{ending}").read_text().replace("\\", "")
        for _, _, draft, _ in account["cases"].values():
            assert draft["decision"].get("reason", "") in text, draft["decision"]
        assert not [name for name in names if name in (root / "nameless" / f"report.{ending}").read_text()]
    assert hall.run("event", "pack", hall.folder, "-o", root / "pack.html").returncode == 0
    hall.asked("cases", "tests", hall.folder, "-o", root / "tests")
    shutil.copy(RULESETS / "pips/ruleset.json", root / "tests/pips")
    tried = hall.run("rulesets", "--try", root / "tests/pips")
    assert tried.returncode == 0, tried.stdout

    # What the window shows: three calls open, one of them taken.
    for i, table in enumerate((5, 7, 11)[:OPEN_AT_THE_END]):
        call = hall.call(table, now - datetime.timedelta(minutes=14 - 5 * i))
        if table == 7:
            hall.call(table, now - datetime.timedelta(minutes=1), "taken", call, UMPIRES[1], "--taken", UMPIRES[1])
    hall.hold_hall(now, account)
    for desk in (hall, stick):
        for table in TABLES:
            (desk.folder / f"start-{table}.linesman").unlink()
    print(f"{done} disputes at {len(account['minutes'])} tables, {len(hall.calls)} calls, {same} found again, "
          f"{len(pairs)} contradictions")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Kill `cases add` at random moments, over and over: what was told as written is there, and nothing half counts.

usage: killed_adds.py CLI [KILLS [SEED]]     200 and 1 unless said

Two calls at once write into one folder, and each is killed. A call answers a draft with a line as soon as its case is
written; each such line is held against the folder. After the kills of a folder `cases check` must find nothing wrong
and count every case that was told.
"""
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KILLS_OF_A_FOLDER = 200  # then a new folder, so that no call waits for a large book
DRAFTS = 30
GAME = {"linesman": 1, "ruleset": "orders", "title": "A lane", "turn": 1, "table": {"width": 48, "depth": 36},
        "terrain": [],
        "pieces": [{"id": "r", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [24, 6], "facing": 0,
                    "traits": {"troop": "infantry"}}]}


def drafts(first):
    for i in range(first, first + DRAFTS):
        yield json.dumps({"game": GAME, "order": {"piece": "r", "action": "advance", "path": [{"forward": 20}]},
                          "umpire": "Bo Lind", "decision": {"upheld": True}, "table": i % 12 + 1, "minutes": i % 30,
                          "statements": [{"side": "red", "name": "Anna Reid", "text": f"Draft {i}"}]})


class Call:
    """A call that writes drafts until it is killed."""

    def __init__(self, cli, cases, file, first):
        file.write_text("\n".join(drafts(first)) + "\n")
        with (file.parent / (file.name + ".out")).open("w") as out:
            self.out = Path(out.name)
            self.process = subprocess.Popen([cli, "cases", "add", cases, "--drafts", file], stdout=out,
                                            stderr=subprocess.DEVNULL)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        return self.process.wait() == -signal.SIGKILL

    def told(self):
        """The answers that were given whole."""
        lines = self.out.read_text().split("\n")[:-1]
        return [json.loads(line) for line in lines]


def main():
    cli = str(Path(sys.argv[1]).resolve())
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    dice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    killed = ended = told_in_all = counted_in_all = left = 0
    while killed + ended < wanted:
        with tempfile.TemporaryDirectory() as kept:
            cases = Path(kept) / "cases"
            cases.mkdir()
            told = set()
            rounds = min(KILLS_OF_A_FOLDER, wanted - killed - ended)
            for i in range(0, rounds, 2):
                calls = [Call(cli, cases, Path(kept) / f"{n}.jsonl", (i + n) * DRAFTS) for n in range(2)]
                time.sleep(dice.uniform(0, 0.1))
                for call in calls:
                    if call.kill():
                        killed += 1
                    else:
                        ended += 1
                for call in calls:
                    for answer in call.told():
                        assert "error" not in answer, answer
                        there = json.loads(Path(answer["file"]).read_text())
                        assert there["hash"] == answer["case"], answer
                        told.add(answer["case"])
            checked = subprocess.run([cli, "cases", "check", cases], capture_output=True, text=True, check=False)
            answer = json.loads(checked.stdout)
            assert checked.returncode == 0 and answer["problems"] == [], answer["problems"]
            names = [file for file in cases.iterdir() if not file.name.startswith(".")]
            assert len(names) == answer["counted"] >= len(told), (len(names), answer["counted"], len(told))
            hashes = {json.loads(file.read_text())["hash"] for file in names}
            assert told <= hashes, told - hashes
            told_in_all += len(told)
            counted_in_all += answer["counted"]
            left += sum(1 for file in cases.iterdir() if file.name.endswith(".part"))
    print(f"{killed} kills ({ended} calls had ended): {told_in_all} cases told as written, {counted_in_all} written, "
          f"0 lost, 0 half counted; {left} unfinished files left aside")


if __name__ == "__main__":
    main()

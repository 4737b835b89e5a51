"""Lines for several workers, and the answers that they have to give."""
import json
import os
import re
import subprocess
from pathlib import Path

from tables import CLI, DRIVE, RIVER, ROOT, InAFolder, example_orders

LINES = int(os.environ.get("LINESMAN_LINES", "2000"))
PAGE = ROOT / "resources/manual/many-machines.md"
POISON = ["{", "[1]", '{"do": "guess"}', '{"do": "judge", "game": 7}', '{"id": 1, "id": 2}',
          '{"game": {"linesman": 9}, "do": "judge"}',
          '{"do": "judge", "game": "gone.linesman"}', '{"do": "judge", "game": {}, "order": {"piece": NaN}}', "[" * 5000]


def request_lines(count):
    """Orders on every example and on a game in the requests, with broken lines between them."""
    asked = [{"do": "judge", "game": str(game), "order": order} for game, order in example_orders()]
    asked += [{"do": "judge", "game": RIVER, "order": DRIVE | {"path": [{"forward": 1 + i / 8}]}} for i in range(40)]
    asked += [{"do": "apply", "game": RIVER, "order": DRIVE}]
    for i in range(count):
        yield POISON[i // 97 % len(POISON)] if i % 97 == 50 else json.dumps({"id": i, **asked[i % len(asked)]})


def answers_of_one_process(lines):
    done = subprocess.run([CLI, "batch"], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def commands_of(heading):
    """The shell blocks of a part of the page."""
    part = PAGE.read_text().split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"```sh\n(.*?)```", part, re.DOTALL)


class ManyLines(InAFolder):
    """A folder with requests.jsonl, and linesman-cli on the path."""

    def setUp(self):
        super().setUp()
        self.lines = list(request_lines(LINES))
        self.write("requests.jsonl", "\n".join(self.lines) + "\n")
        self.path = os.pathsep.join([str(Path(CLI).resolve().parent), os.environ["PATH"]])

    def shell(self, command, **variables):
        done = subprocess.run(["sh", "-c", command], cwd=self.folder, env=os.environ | {"PATH": self.path} | variables,
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    def expect_answers(self):
        self.assertEqual((self.folder / "answers.jsonl").read_text().splitlines(), answers_of_one_process(self.lines))

"""Many requests by several workers: the answers of one process, byte for byte.

LINESMAN_LINES says how many lines, 2,000 unless set. Commands of the manual's page are carried out as they stand there.
"""
import importlib
import importlib.util
import json
import logging
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import unittest.mock
import warnings
from pathlib import Path

import linesman
import linesman.dask
from many_lines import LINES, ManyLines, answers_of_one_process, commands_of, request_lines
from tables import DRIVE, RIVER

HAS_DASK = bool(importlib.util.find_spec("distributed"))
WITHOUT_DASK = "python3-distributed is not installed"


class GnuParallel(ManyLines):
    @unittest.skipUnless(shutil.which("parallel"), "parallel is not installed")
    def test_gives_the_answers_of_one_process(self):
        on_one, over_ssh, on_two = commands_of("GNU parallel")
        for command in (on_one, on_two, on_two.replace("1M", "64k")):
            self.shell(command)
            self.expect_answers()
        # Over ssh the same, here without a second machine: ":" is this one.
        self.write("nodes", "1/:\n")
        self.shell(over_ssh)
        self.expect_answers()


def runs_slurm():
    return bool(shutil.which("sinfo")) and subprocess.run(["sinfo"], capture_output=True, check=False).returncode == 0


class SlurmJobs(ManyLines):
    def test_give_the_answers_of_one_process_part_by_part(self):
        job, joined = commands_of("Slurm")
        self.write("judge.sh", job)
        for part in range(10):
            self.shell("sh judge.sh", SLURM_ARRAY_TASK_ID=str(part))
        self.shell(joined)
        self.expect_answers()

    @unittest.skipUnless(runs_slurm(), "no Slurm runs here")
    def test_give_them_under_slurm_too(self):
        job, joined = commands_of("Slurm")
        self.write("judge.sh", job)
        self.shell("sbatch --wait judge.sh")
        self.shell(joined)
        self.expect_answers()


def dies_of_poison(parcel, options):
    """As the workers of Dask answer, but for a line that ends the process."""
    if any("poison" in request for group in parcel for request in group.requests):
        os._exit(1)
    return linesman.dask._answered(parcel, options)


class WatchedClient:
    """A client whose tasks are counted."""

    def __init__(self, client):
        self.client = client
        self.futures = []
        self.left_when_killed = 0

    def map(self, *arguments, **options):
        self.futures = self.client.map(*arguments, **options)
        return self.futures

    def gather(self, futures):
        return self.client.gather(futures)

    def kill_a_worker_half_way(self, groups):
        victim = next(iter(self.client.run(os.getpid).values()))
        while sum(future.done() for future in self.futures) < groups / 2:
            time.sleep(0.002)
        self.left_when_killed = groups - sum(future.done() for future in self.futures)
        os.kill(victim, signal.SIGKILL)


@unittest.skipUnless(HAS_DASK, WITHOUT_DASK)
class Dask(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        warnings.simplefilter("ignore")
        distributed = importlib.import_module("distributed")
        importlib.import_module("dask").config.set({"distributed.scheduler.allowed-failures": 3,
                                                    "distributed.worker.daemon": False})
        cls.cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None,
                                                silence_logs=logging.CRITICAL)
        cls.addClassCleanup(cls.cluster.close)
        cls.client = distributed.Client(cls.cluster)
        cls.addClassCleanup(cls.client.close)

    def test_gives_the_answers_of_one_process_though_a_worker_dies_half_way(self):
        lines = list(request_lines(LINES))
        alone = answers_of_one_process(lines)
        watched = WatchedClient(self.client)
        killer = threading.Thread(target=watched.kill_a_worker_half_way, args=(-(-len(lines) // 20),))
        killer.start()
        answers = linesman.dask.answer_lines(lines, watched, parcel=20)
        killer.join()
        self.assertGreater(watched.left_when_killed, 0)
        self.assertEqual(answers, alone)

    def test_answers_requests_in_their_order(self):
        paths = [[{"forward": 1 + i / 8}] for i in range(250)]
        requests = [{"game": RIVER if i % 2 else RIVER | {"title": "other"}, "order": DRIVE | {"path": path}}
                    for i, path in enumerate(paths)]
        answers = linesman.dask.judge_many(requests, self.client)
        game = linesman.engine().read(RIVER)
        self.assertEqual(answers, [game.judge(DRIVE | {"path": path}).json for path in paths])

    def test_says_which_line_a_program_dies_of(self):
        lines = [json.dumps({"id": i, "do": "judge", "game": RIVER, "order": DRIVE}) for i in range(30)]
        lines[17] = json.dumps({"id": "poison", "do": "judge", "game": RIVER, "order": DRIVE})
        answers = linesman.dask.answers_by(dies_of_poison, lines, self.client, 10, {})
        # The line is poison only for that function: by itself it is answered.
        self.assertEqual(answers, answers_of_one_process(lines))


    def test_judges_for_the_laboratory_what_one_process_judges(self):
        with tempfile.TemporaryDirectory() as folder:
            files = lab_folder(Path(folder))
            options = {"a": "pips", "b": "pips,mixed=worst", "vary": ["options.mixed=proportional,worst"], "random": 120, "seed": 3}
            whole = linesman.engine().line(json.dumps({"do": "lab", "inputs": files} | options))
            self.assertEqual(linesman.dask.lab_line(files, self.client, parcel=50, **options), whole)
            self.assertEqual(linesman.dask.lab(files, self.client, parcel=7, **options), json.loads(whole))

    def test_says_why_the_laboratory_refuses(self):
        with self.assertRaises(linesman.Refused):
            linesman.dask.lab([], self.client, a="no-such-rules", random=10)


def lab_folder(folder):
    """Records and lines, one of which is broken, and a file that is not there."""
    order = {"game": RIVER, "order": DRIVE}
    lines = [json.dumps(order | {"order": DRIVE | {"path": [{"forward": 1 + i / 8}]}}) for i in range(100)]
    lines[40] = "{"
    lines[60] = json.dumps(order | {"game": RIVER | {"title": "other"}})
    (folder / "drive.jsonl").write_text("\n".join(lines) + "\n")
    linesman.engine().read(RIVER).apply(DRIVE).save(folder / "record.linesman")
    return [str(folder), str(folder / "gone.linesman")]


class PartsOfTheLaboratory(unittest.TestCase):
    def test_give_the_answer_of_the_whole_whatever_their_size(self):
        engine = linesman.engine()
        with tempfile.TemporaryDirectory() as folder:
            files = lab_folder(Path(folder))
            rules = {"do": "lab", "a": "pips", "b": "pips,mixed=worst", "vary": ["options.mixed=proportional,worst"], "seed": 3}
            whole = engine.line(json.dumps(rules | {"inputs": files, "random": 30}))
            listed = engine.call({"do": "lab", "list": True, "inputs": files})["inputs"]
            for size in (1, 7, 33, 1000):
                parts = [engine.call(rules | {"part": True} | part)
                         for part in linesman.dask.lab_parts(listed, 30, size)]
                self.assertEqual(engine.line(json.dumps(rules | {"parts": parts})), whole)


class ALineThatEndsItsProcess(unittest.TestCase):
    PROGRAM = "import sys\nfor line in sys.stdin:\n    if 'poison' in line: sys.exit(1)\n    print('{}', flush=True)"

    def test_has_an_error_for_an_answer_and_the_others_theirs(self):
        program = [sys.executable, "-c", self.PROGRAM]
        parcel = [linesman.dask.Group(None, [0, 1, 2, 3], ["a", "poison", "b", "poison"])]
        answers = linesman.dask._answered_apart(parcel, program)
        died = '{"error":"the program dies of this request"}'
        self.assertEqual(answers.decode().split("\n"), ["{}", died, "{}", died])


class AClock(unittest.TestCase):
    ASKED = {"action": ["rapid"], "turns": 2, "at": [[40, 20]], "samples": 1500}

    @staticmethod
    def _without_dask(lines, client, **_):
        """Each line answered here; a mover that the "client" names kills its worker."""
        ask = linesman.engine().line
        return ['{"error":"the program dies of this request"}' if client and json.loads(line)["clock"]["of"] == [client]
                else ask(line) for line in lines]

    def _clock(self, poison):
        with unittest.mock.patch.object(linesman.dask, "answer_lines", self._without_dask):
            return linesman.dask.clock(RIVER, poison, **self.ASKED)

    def test_is_that_of_one_process(self):
        alone = linesman.engine().call({"do": "clock", "game": RIVER, "clock": self.ASKED})
        self.assertEqual(json.dumps(self._clock(None)), json.dumps(alone))

    def test_says_which_mover_kills_workers_beside_the_rest(self):
        answer = self._clock("tank-2")
        self.assertEqual([error["mover"] for error in answer["errors"]], ["tank-2"])
        self.assertEqual([mover["id"] for mover in answer["movers"]], ["tank-1"])


class Groups(unittest.TestCase):
    LINES = [json.dumps({"id": i, "game": ("a.linesman", RIVER)[i % 2]}) for i in range(10)] + ["{"]

    def test_are_by_game(self):
        groups = linesman.dask.grouped(self.LINES)
        self.assertEqual([group.places for group in groups], [[0, 2, 4, 6, 8], [1, 3, 5, 7, 9], [10]])
        self.assertEqual(groups[1].requests[0], '{"id":1}')
        self.assertEqual(json.loads(groups[1].document), RIVER)
        self.assertEqual(groups[2].requests, ["{"])

    def test_are_packed_into_parcels_of_one_size(self):
        parcels = linesman.dask.packed(linesman.dask.grouped(self.LINES), 3)
        self.assertEqual([[group.places for group in parcel] for parcel in parcels],
                         [[[0, 2, 4]], [[6, 8], [1]], [[3, 5, 7]], [[9], [10]]])
        self.assertEqual(linesman.dask.packed([], 3), [])


if __name__ == "__main__":
    unittest.main()

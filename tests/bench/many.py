#!/usr/bin/env python3
"""Many judgements by one process and by two workers: lines a second, and the same answers.

    tests/bench/many.py build/release/bin/linesman-cli build/release/lib/liblinesman.so.1 [LINES]

100,000 lines unless said: orders of the examples of pips, a hundred of one game together. Each way is run three times, by
turns; the best of each is printed: lines a second by the clock, and microseconds of all processors for a line, which say
more on a machine that has other work. The programs are bound to one processor each, so that two workers are compared with two
processes; `linesman-cli batch` alone uses all. One of the Dask workers is killed half way in a run of its own.
"""
import glob
import itertools
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLES = os.path.join(HERE, "../../resources/examples")
GROUP = 100
ROUNDS = 3


def requests(count):
    games = []
    for game in sorted(glob.glob(f"{EXAMPLES}/pips-*.linesman")):
        orders = sorted(glob.glob(game.removesuffix(".linesman") + ".*.order.json"))
        path = os.path.realpath(game)
        games.append([json.dumps({"do": "judge", "game": path, "order": json.load(open(order, encoding="utf-8"))})
                      for order in orders])
    groups = (itertools.islice(itertools.cycle(orders), GROUP) for orders in itertools.cycle(games))
    return list(itertools.islice(itertools.chain.from_iterable(groups), count))


def spent_by_children():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def timed(way, spent=spent_by_children):
    """The answers of a way, its seconds by the clock, and those of all processors."""
    began, before = time.perf_counter(), spent()
    answers = way()
    return answers, time.perf_counter() - began, spent() - before


def by_program(file, *command):
    """Answers of a command that reads the lines."""
    with open(file, encoding="utf-8") as lines:
        done = subprocess.run(command, stdin=lines, capture_output=True, check=True)
        return done.stdout.decode().splitlines()


def two_halves(file, cli):
    """The same lines in two halves by two processes at once: there is nothing to hand out."""
    halves = [subprocess.Popen(f"split --number=l/{part}/2 {file} | taskset -c {part - 1} {cli} batch", shell=True,
                               stdout=subprocess.PIPE, text=True) for part in (1, 2)]
    texts = [None, None]

    def read(i):
        texts[i] = halves[i].communicate()[0]

    readers = [threading.Thread(target=read, args=(i,)) for i in (0, 1)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    return "".join(texts).splitlines()


def spent_with(client):
    """Seconds of this process, which has the scheduler too, and of the workers."""
    return lambda: time.process_time() + sum(client.run(time.process_time).values())


def by_dask(lines, client, kill=False):
    import linesman.dask

    def kill_one():
        time.sleep(0.5)
        os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)

    if kill:
        threading.Thread(target=kill_one).start()
    return linesman.dask.answer_lines(lines, client)


def main(cli, library, count=100_000):
    os.environ["LINESMAN_LIBRARY"] = os.path.realpath(library)
    package = os.path.realpath(os.path.join(HERE, "../../src/bindings/python"))
    os.environ["PYTHONPATH"] = package
    sys.path.insert(0, package)
    lines = requests(int(count))
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "requests")
        with open(file, "w", encoding="utf-8") as out:
            out.write("\n".join(lines) + "\n")
        ways = {"one process, one processor": lambda: timed(lambda: by_program(file, "taskset", "-c", "0", cli, "batch")),
                "one process, all processors": lambda: timed(lambda: by_program(file, cli, "batch")),
                "two processes, a half each": lambda: timed(lambda: two_halves(file, cli))}
        if shutil.which("parallel"):
            ways["two under GNU parallel"] = lambda: timed(lambda: by_program(
                file, "parallel", "--jobs", "2", "--pipe", "--keep-order", "--block", "4M",
                "taskset", "-c", "{= $_=$job->slot()-1 =}", cli, "batch"))
        try:
            from distributed import Client, LocalCluster
        except ImportError:
            print("python3-distributed is not installed: nothing is measured of Dask")
        else:
            how = {"threads_per_worker": 1, "processes": True, "dashboard_address": None, "silence_logs": 50}
            client, alone = Client(LocalCluster(n_workers=2, **how)), Client(LocalCluster(n_workers=1, **how))
            ways["one Dask worker"] = lambda: timed(lambda: by_dask(lines, alone), spent_with(alone))
            ways["two Dask workers"] = lambda: timed(lambda: by_dask(lines, client), spent_with(client))
            ways["two Dask workers, one killed"] = lambda: timed(lambda: by_dask(lines, client, kill=True), lambda: 0.0)
        expected, best = None, {}
        for _ in range(ROUNDS):
            for name, way in ways.items():
                answers, *seconds = way()
                expected = expected or answers
                if answers != expected:
                    sys.exit(f"{name}: the answers differ")
                best[name] = list(map(min, best.get(name, seconds), seconds))
        for name, (clock, spent) in best.items():
            processor = f"{1e6 * spent / len(lines):7.1f} µs of processors a line" if spent else ""
            print(f"{name:30} {len(lines) / clock:9,.0f} lines/s {processor}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Many requests on many machines, by Dask distributed.

    from distributed import Client
    import linesman.dask
    answers = linesman.dask.judge_many(requests, Client("tcp://scheduler:8786"))

Whatever cluster Dask is on will do; each worker needs this package and liblinesman. Requests are grouped by game, so that
a worker reads a game once, and go to workers in parcels: a task of Dask costs some milliseconds, a ruling a twentieth of
one. Dask does the work of a lost worker again and shows the progress.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol, cast

from .engine import Engine, Json, Refused, checked
from .spelling import compact

PARCEL = 1000  #: requests that go to a worker together, unless said; fewer are better for slow questions such as reach
HANDFUL = 20  #: parcels that a task has at most
TASKS_OF_A_THREAD = 16  #: at least, so that all workers end together
KEPT_GAMES = 8
BLOCK = 1000  #: rolled games of a clock that a worker plays together


class Client(Protocol):
    """What is used of distributed.Client."""

    def map(self, function: Callable[..., Any], *arguments: Any, **options: Any) -> Any: ...

    def gather(self, futures: Any) -> Any: ...


@dataclass
class Group:
    """Requests on one game. `document` is its text; None when the requests name a file, or no game that is one."""

    document: str | None
    places: list[int] = field(default_factory=list)  #: where in the list of all requests they stand
    requests: list[str] = field(default_factory=list)  #: as text; without the game if that is in `document`


Parcel = list[Group]


def judge_many(requests: Iterable[Mapping[str, Any]], client: Client, *, parcel: int = PARCEL,
               options: Mapping[str, Any] | None = None) -> list[Json]:
    """The answers to requests, in their order: {"do", "game", "order"…} as for batch; without "do" it is judge. A request
    that cannot be answered has an answer with "error". `options` are those of Engine."""
    lines = (compact({"do": "judge", **request}) for request in requests)
    return [json.loads(line) for line in answer_lines(lines, client, parcel=parcel, options=options)]


def answer_lines(lines: Iterable[str], client: Client, *, parcel: int = PARCEL,
                 options: Mapping[str, Any] | None = None) -> list[str]:
    """The answer lines to request lines, in their order: those of `linesman-cli batch`, byte for byte."""
    return answers_by(_answered, lines, client, parcel, dict(options or {}))


def clock(game: Mapping[str, Any] | str, client: Client, *, options: Mapping[str, Any] | None = None,
          **asked: Any) -> Json:
    """The clock of a game, as `linesman-cli clock` answers it, byte for byte: its movers are shared out, and their rolled
    games in blocks. `asked` are the members of the request: side, turns, at… A mover that kills workers is left out, and
    said in `errors`."""
    engine = _engine_of(os.getpid(), compact(dict(options or {})))

    def ask(members: Mapping[str, Any]) -> Json:
        answer: Json = json.loads(_line(engine.line, _clock_line(game, {**asked, **members})))
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

    known = ask({"part": "movers"})
    parts: list[Json] = [{"of": [mover["id"]], "block": block}
             for mover in known["clock_movers"]
             for block in range(-(-known["samples"] // BLOCK) if mover["sampled"] else 1)]
    lines = [_clock_line(game, {**asked, "part": "mover", **part}) for part in parts]
    answers = [json.loads(line) for line in answer_lines(lines, client, parcel=1, options=options)]
    lost = {part["of"][0]: answer["error"] for part, answer in zip(parts, answers, strict=True) if "error" in answer}
    if not lost:
        return ask({"parts": answers})
    rest = [mover["id"] for mover in known["clock_movers"] if mover["id"] not in lost]
    if not rest:
        raise Refused(next(iter(lost.values())))
    units = {unit["id"] for unit in (game.get("units") or [])} if not isinstance(game, str) else set()
    asked = {**asked, "piece": [id for id in rest if id not in units], "unit": [id for id in rest if id in units]}
    errors = [{"mover": mover, "error": error} for mover, error in lost.items()]
    return {**clock(game, client, options=options, **asked), "errors": errors}


def _clock_line(game: Mapping[str, Any] | str, asked: Mapping[str, Any]) -> str:
    return compact({"do": "clock", "game": game, "clock": asked})


def answers_by(answer: Callable[[Parcel, Json], bytes], lines: Iterable[str], client: Client, size: int,
               options: Json) -> list[str]:
    parcels = handfuls(packed(grouped(lines), size), client)
    futures = client.map(answer, parcels, [options] * len(parcels), pure=False)
    importlib.import_module("distributed").wait(futures)
    whole = [i for i, future in enumerate(futures) if future.status == "finished"]
    found: dict[int, bytes] = dict(zip(whole, client.gather([futures[i] for i in whole]), strict=True))
    failed = [i for i in range(len(parcels)) if i not in found]
    for i in failed:
        if not isinstance(futures[i].exception(), _lost_errors()):
            futures[i].result()  # raises what the worker raised
    # A line of these kills workers. Each line by itself, in a process of its own, shows which.
    again = client.map(_answered_apart, [parcels[i] for i in failed], pure=False) if failed else []
    found.update(zip(failed, client.gather(again), strict=True))
    answers: dict[int, str] = {}
    for i, parcel in enumerate(parcels):
        places = (place for group in parcel for place in group.places)
        answers.update(zip(places, found[i].decode("utf-8").split("\n"), strict=True))
    return [answers[place] for place in range(len(answers))]


def grouped(lines: Iterable[str]) -> list[Group]:
    """The lines by game, games in the order of their first lines."""
    groups: dict[str, Group] = {}
    for place, line in enumerate(lines):
        document, key, request = _parted(line)
        group = groups.setdefault(key, Group(document))
        group.places.append(place)
        group.requests.append(request)
    return list(groups.values())


def packed(groups: Iterable[Group], size: int) -> list[Parcel]:
    """Parcels of `size` requests, but for the last; large groups are cut and small ones share a parcel."""
    parcels: list[Parcel] = []
    room = 0
    for group in groups:
        done = 0
        while done < len(group.places):
            if room == 0:
                parcels.append([])
                room = max(1, size)
            end = done + room
            part = Group(group.document, group.places[done:end], group.requests[done:end])
            parcels[-1].append(part)
            room -= len(part.places)
            done = end
    return parcels


def parcels_of_a_task(parcels: int, client: Client) -> int:
    """Several together where there are many for each thread, because a task costs Dask as much as a hundred rulings."""
    nthreads = getattr(client, "nthreads", None)
    threads: int = sum(nthreads().values()) if nthreads else 0
    return max(1, min(HANDFUL, parcels // (TASKS_OF_A_THREAD * threads))) if threads else 1


def handfuls(parcels: list[Parcel], client: Client) -> list[Parcel]:
    """The parcels as tasks take them."""
    together = parcels_of_a_task(len(parcels), client)
    return [[group for parcel in parcels[i:i + together] for group in parcel] for i in range(0, len(parcels), together)]


def _parted(line: str) -> tuple[str | None, str, str]:
    """The game of a line if it is written there, a key for the game, and the rest. A line that Python would spell
    otherwise than the library reads it stays whole."""
    try:
        request = json.loads(line)
        game = request.get("game") if isinstance(request, dict) else None
        if isinstance(game, str):
            return None, "file " + game, line
        if not isinstance(game, dict):
            return None, "", line
        request = json.loads(line, object_pairs_hook=_members)
        document = compact(request.pop("game"))
        rest = compact(request)
        (document + rest).encode("utf-8")
        return document, "game " + document, rest
    except (ValueError, RecursionError):
        return None, "", line


def _members(pairs: list[tuple[str, Any]]) -> Json:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member is given twice")  # the library is to refuse it in its own words
    return members


# The laboratory.


def lab(inputs: Iterable[str | os.PathLike[str]], client: Client, *, a: str = "game", b: str = "",
        vary: Sequence[str] = (), random: int = 0, seed: int = 0, parcel: int = PARCEL,
        options: Mapping[str, Any] | None = None) -> Json:
    """What `linesman-cli lab` says of the orders of records and lines, by all workers. The work is cut by input, `parcel`
    orders to a task, or several times that where there are very many; the files go along, so that workers need none. The
    answer is that of one process, byte for byte."""
    return cast(Json, json.loads(lab_line(inputs, client, a=a, b=b, vary=vary, random=random, seed=seed, parcel=parcel,
                                          options=options)))


def lab_line(inputs: Iterable[str | os.PathLike[str]], client: Client, *, a: str = "game", b: str = "",
             vary: Sequence[str] = (), random: int = 0, seed: int = 0, parcel: int = PARCEL,
             options: Mapping[str, Any] | None = None) -> str:
    """The same as the text of one line."""
    rules: Json = {"do": "lab", "a": a, "vary": list(vary), "seed": seed} | ({"b": b} if b else {})
    here = Engine(**dict(options or {}))
    listed = here.call({"do": "lab", "list": True, "inputs": [os.fspath(path) for path in inputs]})["inputs"]
    # Parcels that one task takes are one part: each part begins both rulesets anew, and has its lists written.
    least = max(1, parcel)
    size = least * parcels_of_a_task((random + sum(each["orders"] for each in listed)) // least, client)
    requests = [compact(rules | {"part": True} | part) for part in lab_parts(listed, random, size)]
    # A group is read by one worker as it stands; without a game in it there is nothing to keep.
    parts = answers_by(_answered, requests, client, 1, dict(options or {}))
    for part in parts:
        if part.startswith('{"error"'):
            checked(part)
    merged = here.line('{"parts":[' + ",".join(parts) + "]," + compact(rules)[1:])
    checked(merged)
    return merged


def lab_parts(listed: Sequence[Json], random: int, size: int) -> Iterable[Json]:
    """What each task judges: some records whole, some lines of a file, or some made-up orders."""
    given: list[Json] = []
    orders = 0
    for each in listed:
        text = _text_of(each["input"])
        for part, count in _pieces_of(each["input"], text, each["orders"], size):
            if given and (text is None or orders + count > size):
                yield {"given": given}
                given, orders = [], 0
            if text is None:
                yield {"inputs": [each["input"]]}  # the worker says why it cannot be read
                continue
            given.append(part)
            orders += count
    if given:
        yield {"given": given}
    for first in range(1, random + 1, size):
        yield {"made": [first, min(random, first + size - 1)]}


def _text_of(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8", newline="") as file:
            return file.read()
    except (OSError, ValueError):
        return None


def _pieces_of(path: str, text: str | None, orders: int, size: int) -> Iterable[tuple[Json, int]]:
    """A record whole; lines in runs, each with the line before it, which says what game that had."""
    if text is None or not path.endswith(".jsonl"):
        yield {"input": path, "text": text}, max(1, orders)
        return
    lines = text.removesuffix("\n").split("\n")
    for begin in range(0, len(lines), size):
        before = 1 if begin > 0 else 0
        some = lines[begin - before:begin + size]
        part: Json = {"input": path, "text": "\n".join(some), "line": begin + 1 - before}
        yield part | ({"skips_first": True} if before else {}), len(some) - before


# What runs on workers.


@lru_cache(maxsize=None)
def _engine_of(_process: int, options: str) -> Engine:
    return Engine(**json.loads(options))


@lru_cache(maxsize=KEPT_GAMES)
def _game_of(_process: int, options: str, document: str) -> Any:
    return _engine_of(_process, options).read(document)


def _answered(parcel: Parcel, options: Json) -> bytes:
    settings = compact(options)
    return _joined(line for group in parcel for line in _answered_group(group, settings))


def _joined(answers: Iterable[str]) -> bytes:
    """One value, a line each: Dask hands many small ones over at the price of an answer each."""
    return "\n".join(answers).encode("utf-8")


def _answered_group(group: Group, settings: str) -> list[str]:
    engine = _engine_of(os.getpid(), settings)
    if group.document is None:
        return [_line(engine.line, request) for request in group.requests]
    try:
        opened = _game_of(os.getpid(), settings, group.document)
    except Refused:
        # Each answer has to say what is wrong with the game.
        return [_line(engine.line, _whole(group.document, request)) for request in group.requests]
    return [_line(opened.line, request) for request in group.requests]


def _line(answer: Callable[[str], str], request: str) -> str:
    try:
        return answer(request)
    except (ValueError, MemoryError) as problem:
        return compact({"error": str(problem)})


def _whole(document: str, request: str) -> str:
    """The request with its game: both are objects."""
    return request[:-1] + ("," if len(request) > 2 else "") + '"game":' + document + "}"


def _answered_apart(parcel: Parcel, command: Sequence[str] = (sys.executable, "-m", "linesman", "batch")) -> bytes:
    """Each line answered in another process, which is begun anew when it dies; that line's answer is an error."""
    answers = []
    process: subprocess.Popen[str] | None = None
    for line in _lines_of(parcel):
        if process is None:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        answer = _asked(process, line)
        if answer is None:
            _end(process)
            process = None
        answers.append(answer or compact({"error": "the program dies of this request"}))
    if process is not None:
        _end(process)
    return _joined(answers)


def _lines_of(parcel: Parcel) -> Iterable[str]:
    for group in parcel:
        for request in group.requests:
            yield request if group.document is None else _whole(group.document, request)


def _end(process: subprocess.Popen[str]) -> None:
    with contextlib.suppress(BrokenPipeError):
        process.communicate()


def _asked(process: subprocess.Popen[str], line: str) -> str | None:
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(line.replace("\n", " ") + "\n")
        process.stdin.flush()
        return process.stdout.readline().rstrip("\n") or None
    except BrokenPipeError:
        return None


def _lost_errors() -> tuple[type[BaseException], ...]:
    """The error of a task whose workers died again and again."""
    return (importlib.import_module("distributed.scheduler").KilledWorker,)

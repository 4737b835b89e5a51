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
from typing import Any, Protocol

from .engine import Engine, Json, Refused
from .spelling import compact

PARCEL = 1000  #: requests that go to a worker together, unless said; fewer are better for slow questions such as reach
KEPT_GAMES = 8


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


def answers_by(answer: Callable[[Parcel, Json], bytes], lines: Iterable[str], client: Client, size: int,
               options: Json) -> list[str]:
    parcels = packed(grouped(lines), size)
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

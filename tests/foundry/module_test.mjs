// The module for Foundry and its bridge, without Foundry: node --test, with LINESMAN_CLI and LINESMAN_SOURCE.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";

const MODULE = join(process.env.LINESMAN_SOURCE, "src/bindings/foundry");
const { gameOf, requestOf, sentenceOf } = await import(join(MODULE, "scene.mjs"));
const SETTINGS = { ruleset: "skirmish", action: "rush", inches: 1 };
const token = { id: "aB12", name: "Guard", disposition: -1, x: 100, y: 100, width: 1, height: 1, rotation: 90 };
const scene = { name: "Ford", grid: { size: 50 }, x: 0, y: 0, width: 2000, height: 1000, walls: [{ c: [0, 0, 100, 50] }], tokens: [token] };

test("a scene lies on the table with its lower left corner at the origin", () => {
  const game = gameOf(scene, SETTINGS);
  assert.deepEqual(game.table, { width: 40, depth: 20 });
  assert.deepEqual(game.pieces[0].at, [2.5, 17.5]);
  assert.equal(game.pieces[0].facing, 270);
  assert.equal(game.pieces[0].side, "red");
  assert.deepEqual(game.terrain[0].geometry.coordinates, [[0, 20], [2, 19]]);
});

let bridge;
let address;
before(async () => {
  bridge = spawn(process.execPath, [join(MODULE, "bridge.mjs"), "--port", "0", "--cli", process.env.LINESMAN_CLI]);
  const [line] = await new Promise((done) => createInterface({ input: bridge.stdout }).once("line", (text) => done([text])));
  address = line.replace("listening on ", "");
});
after(() => bridge.kill());

const ask = async (body, headers = {}) => {
  const answer = await fetch(address, { method: "POST", body, headers });
  return { status: answer.status, json: await answer.json() };
};

test("a move is judged over the bridge", async () => {
  const near = await ask(JSON.stringify(requestOf(scene, token, { x: 150, y: 100 }, SETTINGS)));
  assert.equal(near.json.verdict, "legal", JSON.stringify(near.json));
  const far = await ask(JSON.stringify(requestOf(scene, token, { x: 1900, y: 100 }, SETTINGS)));
  assert.equal(far.json.verdict, "illegal");
  assert.match(sentenceOf("Guard", far.json), /^Guard: illegal\. .+/);
});

test("many requests get their own answers", async () => {
  const moves = Array.from({ length: 20 }, (_, i) => ({ ...requestOf(scene, token, { x: 100 + 10 * i, y: 100 }, SETTINGS), id: i }));
  const answers = await Promise.all(moves.map((request) => ask(JSON.stringify(request))));
  answers.forEach((answer, i) => assert.equal(answer.json.id, i));
});

test("the bridge reads no files of this machine and answers no other page", async () => {
  const path = await ask('{"do": "check", "game": "/etc/passwd"}');
  assert.equal(path.status, 400);
  assert.equal((await ask("no JSON")).status, 400);
  assert.equal((await ask("{}", { origin: "http://elsewhere.example" })).status, 403);
});

// A scene of Foundry as a game of Linesman: tokens are pieces on round bases, walls are walls. Lengths are in inches:
// a square of the scene's grid is `inches` of them. Foundry counts y downwards, and a token with the rotation 0 looks
// down.

const SIDES = new Map([[1, "blue"], [0, "neutral"], [-1, "red"]]);

export function placeOf(scene, inches, token) {
  const square = scene.grid.size;
  const x = (token.x + (token.width * square) / 2 - scene.x) / square;
  const y = (token.y + (token.height * square) / 2 - scene.y) / square;
  return [x * inches, (scene.height / square - y) * inches];
}

export function gameOf(scene, { ruleset, inches }) {
  const square = scene.grid.size;
  const at = (x, y) => [((x - scene.x) / square) * inches, ((scene.height - (y - scene.y)) / square) * inches];
  return {
    linesman: 1,
    title: scene.name,
    ruleset,
    table: { width: (scene.width / square) * inches, depth: (scene.height / square) * inches },
    terrain: scene.walls.map((wall, i) => ({
      id: `wall-${i + 1}`,
      kind: "wall",
      geometry: { type: "LineString", coordinates: [at(wall.c[0], wall.c[1]), at(wall.c[2], wall.c[3])] },
    })),
    pieces: scene.tokens.map((token) => ({
      id: token.id.toLowerCase(),
      name: token.name,
      side: SIDES.get(token.disposition) ?? "neutral",
      base: { shape: "circle", diameter: token.width * inches },
      at: placeOf(scene, inches, token),
      facing: (token.rotation + 180) % 360,
      traits: token.traits ?? {},
    })),
  };
}

// The request for a move of one token in a straight line.
export function requestOf(scene, token, to, settings) {
  const order = { piece: token.id.toLowerCase(), action: settings.action, path: [{ to: placeOf(scene, settings.inches, { ...token, ...to }) }] };
  return { do: "judge", game: gameOf(scene, settings), order };
}

// What is said of the answer, in one line.
export function sentenceOf(name, answer) {
  if (answer.verdict === undefined) return `Linesman: ${[answer.pointer, answer.error].filter(Boolean).join(": ")}`;
  const faults = (answer.faults ?? []).map((fault) => fault.text ?? fault.clause);
  return `${name}: ${answer.verdict}${faults.length > 0 ? `. ${faults.join(" ")}` : ""}`;
}

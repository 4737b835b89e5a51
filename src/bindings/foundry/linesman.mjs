// A module for Foundry: says after each move of a token what the rules think of it. Linesman itself runs beside
// Foundry, behind bridge.mjs.
import { requestOf, sentenceOf } from "./scene.mjs";

const SETTINGS = {
  bridge: { name: "Address of the bridge", type: String, default: "http://127.0.0.1:8321" },
  ruleset: { name: "Ruleset", type: String, default: "skirmish" },
  action: { name: "Action that is judged", type: String, default: "move" },
  inches: { name: "Inches of a square", type: Number, default: 1 },
};

const before = new Map(); // tokens as they stood, by id

function sceneOf(document) {
  const { sceneX: x, sceneY: y, sceneWidth: width, sceneHeight: height } = document.parent.dimensions;
  const traits = (token) => token.getFlag?.("linesman", "traits");
  const tokens = document.parent.tokens.map((token) => ({ ...token.toObject(), id: token.id, traits: traits(token), ...before.get(token.id) }));
  return { name: document.parent.name, grid: document.parent.grid, x, y, width, height, walls: document.parent.walls.map((wall) => wall.toObject()), tokens };
}

Hooks.once("init", () => {
  for (const [key, setting] of Object.entries(SETTINGS)) game.settings.register("linesman", key, { scope: "world", config: true, ...setting });
});

Hooks.on("preUpdateToken", (token, change) => {
  if ("x" in change || "y" in change) before.set(token.id, { x: token.x, y: token.y });
});

Hooks.on("updateToken", async (token, change, _options, user) => {
  if (!before.has(token.id) || user !== game.user.id) return;
  const settings = Object.fromEntries(Object.keys(SETTINGS).map((key) => [key, game.settings.get("linesman", key)]));
  const scene = sceneOf(token);
  before.delete(token.id);
  const stood = scene.tokens.find((each) => each.id === token.id);
  try {
    const request = requestOf(scene, stood, { x: token.x, y: token.y }, settings);
    const answer = await fetch(settings.bridge, { method: "POST", body: JSON.stringify(request) });
    const line = sentenceOf(token.name, await answer.json());
    ChatMessage.create({ content: foundry.utils.escapeHTML?.(line) ?? line.replaceAll("&", "&amp;").replaceAll("<", "&lt;") });
  } catch (problem) {
    ui.notifications.warn(`Linesman: ${problem.message}`);
  }
});

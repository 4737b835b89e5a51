// Hands requests of a browser to `linesman-cli batch`: a POST with a request, its answer back. It listens on this
// machine alone.
//
//   node bridge.mjs [--port 8321] [--cli linesman-cli] [--origin http://localhost:30000]
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8321" },
    cli: { type: "string", default: "linesman-cli" },
    origin: { type: "string", default: "http://localhost:30000" },
  },
});
const LARGEST = 8 << 20; // bytes of a request

const batch = spawn(values.cli, ["batch"], { stdio: ["pipe", "pipe", "inherit"] });
const waiting = []; // answers come in the order of the requests
createInterface({ input: batch.stdout }).on("line", (line) => waiting.shift()?.(line));
batch.on("error", (problem) => { console.error(`${values.cli}: ${problem.message}`); process.exit(2); });
batch.on("exit", (status) => process.exit(status ?? 2));

// A page may send games, but not name files of this machine.
function lineOf(body) {
  const request = JSON.parse(body);
  if (typeof request?.game !== "object" || request.game === null) throw new Error("\"game\" must be a game, not the path of one");
  return JSON.stringify(request);
}

const server = createServer((request, response) => {
  const answer = (status, text) => {
    response.writeHead(status, { "Content-Type": "application/json", "Access-Control-Allow-Origin": values.origin });
    response.end(text);
  };
  if (request.method !== "POST") return answer(request.method === "OPTIONS" ? 204 : 405, "");
  if (request.headers.origin && request.headers.origin !== values.origin) return answer(403, JSON.stringify({ error: "this page may not ask" }));
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (part) => {
    body += part;
    if (body.length > LARGEST) request.destroy();
  });
  request.on("end", () => {
    try {
      const line = lineOf(body);
      waiting.push((text) => answer(200, text));
      batch.stdin.write(`${line}\n`);
    } catch (problem) {
      answer(400, JSON.stringify({ error: problem.message }));
    }
  });
});
server.on("error", (problem) => { console.error(problem.message); process.exit(2); });
server.listen(Number(values.port), "127.0.0.1", () => console.log(`listening on http://127.0.0.1:${server.address().port}`));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => batch.stdin.end());

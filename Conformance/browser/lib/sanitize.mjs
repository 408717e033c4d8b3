// The side under test: compass-validate with the sanitizer of the web app's notes.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UnusableError } from "../../web/lib/vectors.mjs";

export const revisions = ["2026-02", "2026-08"];

const document = {
  format: "schema-document/1",
  name: "notes",
  schema: {
    type: "pipe", in: { type: "string" }, out: { type: "transform", name: "sanitizeHtml+trim" },
  },
};

/**
 * Sanitizes texts, each to `{ output }`, `{ undecided }` for one beyond a limit, or `{ failure }`.
 *
 * A text that crashes the tool is found by halving the batch and is a failure of that text alone.
 */
export function sanitize(tool, revision, texts) {
  const folder = mkdtempSync(join(tmpdir(), "conformance-browser-"));
  try {
    const schema = join(folder, "notes.json");
    writeFileSync(schema, JSON.stringify(document));
    return sanitizeAll({ tool, revision, schema }, texts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sanitizeAll(side, texts) {
  const { verdicts, failure } = verdictsOf(side, texts);
  if (failure === undefined) return verdicts;
  if (texts.length === 1) return [{ failure }];
  const middle = texts.length >> 1;
  return [...sanitizeAll(side, texts.slice(0, middle)), ...sanitizeAll(side, texts.slice(middle))];
}

function verdictsOf({ tool, revision, schema }, texts) {
  const { status, signal, stdout, stderr, error } = spawnSync(
    tool, ["verdicts", "--schema", schema, "--revision", revision],
    { input: texts.map(text => JSON.stringify(text) + "\n").join(""), encoding: "utf8", maxBuffer: 2 ** 30 });
  // A tool that crashes reads no further: the pipe breaks.
  if (error !== undefined && error.code !== "EPIPE") throw new UnusableError(`${tool}: ${error.message}`);
  if (status === 64) throw new UnusableError(`${tool}: ${stderr.trim()}`);
  const lines = stdout.split("\n").slice(0, -1);
  if (![0, 1, 2].includes(status) || lines.length !== texts.length) {
    const reason = stderr.trim().split("\n")[0];
    return { failure: `ended with ${signal ?? `status ${status}`}${reason === "" ? "" : `: ${reason}`}` };
  }
  return { verdicts: lines.map(line => resultOf(JSON.parse(line))) };
}

function resultOf(verdict) {
  if (verdict.valid) return { output: verdict.output };
  if (verdict.undecided !== undefined) return { undecided: verdict.undecided };
  return { failure: JSON.stringify(verdict) };
}

// The other side: compass-validate, asked for its verdicts.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { UnusableError } from "./vectors.mjs";

/** The arguments of compass-validate for a schema: a document's file, or a name and a revision. */
function schemaArguments(name, documents) {
  const file = documents === undefined ? undefined : join(documents, `${name}.json`);
  if (file !== undefined && existsSync(file)) return ["--schema", file];
  const [, plain, revision] = /^(.*?)(?:-(\d{4}-\d\d))?$/.exec(name);
  return revision === undefined ? [plain] : [plain, "--revision", revision];
}

/**
 * Asks for verdicts on payloads, given as JSON texts of one line each.
 *
 * Each is `{ valid, output }`, `{ valid, issues }`, or `{ undecided }` or `{ error }` with the reason.
 */
export function swiftVerdicts(tool, name, texts, documents) {
  const { status, stdout, stderr, error } = spawnSync(
    tool, ["verdicts", ...schemaArguments(name, documents)],
    { input: texts.map(text => text + "\n").join(""), encoding: "utf8", maxBuffer: 2 ** 30 });
  if (error !== undefined) throw new UnusableError(`${tool}: ${error.message}`);
  const lines = stdout.split("\n").slice(0, -1);
  if (![0, 1, 2].includes(status) || lines.length !== texts.length) {
    throw new UnusableError(`${tool}: ended with status ${status} after ${lines.length} of `
      + `${texts.length} verdicts: ${stderr.trim()}`);
  }
  return lines.map(line => JSON.parse(line));
}

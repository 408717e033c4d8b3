// Vector files, the list of known gaps, and the manifest: read, and refused if anything in them is odd.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { gzipSync } from "node:zlib";

/** Something that can't be used: the run reports it and exits with status 2. */
export class UnusableError extends Error {}

const fileFields = new Set([
  "format", "suite", "kind", "recorded", "cases", "seed", "revision", "coaches", "schools", "rules",
  "taskIdsBySlug", "calibrationQuestions",
]);
/** The further fields of a file that does not have the first format. */
const laterFields = new Set(["note", "$schema"]);
const firstFormat = "golden-vectors/1";
const ofDefs = "zod-def-vectors/1";
const ofDocuments = "zod-document-vectors/1";
/** The formats of the files of each kind that does not have the first format. */
const formats = new Map([
  ["def", [ofDefs]], ["def+functions", [ofDefs]], ["toJSONSchema", [ofDefs, ofDocuments]],
  ["fromJSONSchema", [ofDefs, ofDocuments]], ["formatError", [ofDefs, ofDocuments]],
  ["locale", ["zod-locale-vectors/1"]], ["document+functions", ["zod-value-functions/1"]],
]);
const caseFields = new Set([
  "id", "schema", "input", "json", "valid", "output", "issues", "tags", "jsdom", "chromium",
]);

export function readJSON(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new UnusableError(`${file}: cannot be read`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusableError(`${file}: ${error.message}`);
  }
}

/** A vector file. Only those of the kind `schema` have their cases checked; no others run here. */
export function readSuite(file) {
  const refuse = reason => { throw new UnusableError(`${file}: ${reason}`); };
  const suite = readJSON(file);
  const expected = formats.get(suite?.kind) ?? [firstFormat];
  if (!expected.includes(suite?.format)) {
    refuse(`the format is not ${expected.map(name => `"${name}"`).join(" or ")}`);
  }
  for (const name of Object.keys(suite)) {
    const isKnown = fileFields.has(name) || suite.format !== firstFormat && laterFields.has(name);
    if (!isKnown) refuse(`unknown field "${name}"`);
  }
  if (typeof suite.suite !== "string" || typeof suite.recorded !== "object") {
    refuse("suite, kind, recorded and cases are needed");
  }
  if (!Array.isArray(suite.cases) || suite.cases.length === 0) refuse("no cases");
  if (suite.kind !== "schema") return suite;
  const ids = new Set();
  for (const [index, vector] of suite.cases.entries()) {
    const place = `case ${index + 1}`;
    if (typeof vector?.id !== "string") refuse(`${place}: no id`);
    if (ids.has(vector.id)) refuse(`the id ${vector.id} stands twice`);
    ids.add(vector.id);
    for (const name of Object.keys(vector)) {
      if (!caseFields.has(name)) refuse(`${place}: ${vector.id}: unknown field "${name}"`);
    }
    for (const name of ["json", "schema"]) {
      if (Object.hasOwn(vector, name) && typeof vector[name] !== "string") {
        refuse(`${place}: ${vector.id}: "${name}": expected a string`);
      }
    }
    const tags = vector.tags ?? [];
    if (!Array.isArray(tags) || tags.some(tag => typeof tag !== "string")) {
      refuse(`${place}: ${vector.id}: "tags": expected an array of strings`);
    }
    const has = name => Object.hasOwn(vector, name);
    if (has("input") === has("json")) refuse(`${place}: ${vector.id}: "input" or "json" is needed`);
    if (typeof vector.valid !== "boolean") refuse(`${place}: ${vector.id}: "valid" is missing`);
    if (has("output") !== vector.valid || has("issues") === vector.valid) {
      refuse(`${place}: ${vector.id}: a valid case has an output, an invalid one issues`);
    }
    if (!vector.valid && !(Array.isArray(vector.issues) && vector.issues.length > 0)) {
      refuse(`${place}: ${vector.id}: "issues" has no issue`);
    }
    for (const [number, issue] of (vector.issues ?? []).entries()) {
      const fault = faultOfIssue(issue);
      if (fault) refuse(`${place}: ${vector.id}: "issues[${number}]": ${fault}`);
    }
  }
  return suite;
}

/** Why a value is no issue, or nothing. */
function faultOfIssue(issue) {
  for (const name of ["code", "message"]) {
    if (typeof issue?.[name] !== "string") return `"${name}" is no string`;
  }
  const isPath = Array.isArray(issue.path)
    && issue.path.every(key => typeof key === "string" || typeof key === "number");
  return isPath ? undefined : '"path" is no array of strings and numbers';
}

/**
 * A vector file's text: a case a line.
 *
 * @param lines the texts of cases to write unchanged, by case
 */
export function suiteText({ cases, ...head }, lines = new Map()) {
  const texts = cases.map(vector => lines.get(vector) ?? JSON.stringify(vector)).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"cases":[\n${texts}\n]}\n`;
}

/** The texts of a file's cases, by case: those that have a line for themselves. */
export function caseLines(file, cases) {
  const lines = readFileSync(file, "utf8").split("\n").map(line => line.replace(/,?\s*$/, ""));
  const texts = new Map(lines.flatMap(line => {
    try {
      return line.startsWith("{") ? [[JSON.parse(line).id, line]] : [];
    } catch {
      return [];
    }
  }));
  return new Map(cases.flatMap(vector => texts.has(vector.id) ? [[vector, texts.get(vector.id)]] : []));
}

/** The versions that a verdict of today depends on besides Zod's. */
export const stamps = () => ({
  engine: `V8 ${process.versions.v8}`, node: process.versions.node, unicode: process.versions.unicode,
  icu: process.versions.icu, tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
  year: String(new Date().getFullYear()),
});

/** The vector files at a path: itself, or those below a folder in the order of their names. */
export function vectorFiles(path) {
  if (!existsSync(path)) throw new UnusableError(`${path}: there is no such file or folder`);
  if (!statSync(path).isDirectory()) return [path];
  const names = [];
  const collect = folder => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) collect(file);
      else names.push(relative(path, file).split(sep).join("/"));
    }
  };
  collect(path);
  const files = names.filter(name => name.endsWith(".json") && !name.endsWith("known-gaps.json")
    && !/(?:^|\/)manifest\.json$/.test(name) && !name.endsWith(".schema.json")
    && !name.startsWith("samples/") && !name.startsWith("web/"));
  if (files.length === 0) throw new UnusableError(`${path}: no vector files`);
  return files.sort((a, b) => a < b ? -1 : 1).map(name => join(path, name));
}

/** The first file of a name in a path's folder or in one above it. */
export function fileNear(name, path) {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const file = join(folder, name);
    if (existsSync(file)) return file;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The known gaps: `{ id, reason }` or `{ tag, reason }`, with `suite` if only one has it, as a list. */
export function readGaps(file) {
  if (file === undefined) return [];
  const { format, gaps } = readJSON(file) ?? {};
  if (format !== "known-gaps/1" || !Array.isArray(gaps)) {
    throw new UnusableError(`${file}: format and gaps are needed`);
  }
  for (const gap of gaps) {
    const names = Object.keys(gap ?? {}).filter(name => name !== "suite").sort().join();
    const isOfSuite = gap?.suite === undefined || typeof gap.suite === "string";
    if ((names !== "id,reason" && names !== "reason,tag") || !gap.reason || !isOfSuite) {
      throw new UnusableError(`${file}: a gap has an id or a tag, a reason, and a suite or none`);
    }
  }
  return gaps;
}

/** The CRC-32 and the length of some bytes, as gzip writes them at its end (RFC 1952, section 2.3.1). */
export function digest(bytes) {
  const trailer = gzipSync(bytes, { level: 0 }).subarray(-8);
  return `${trailer.readUInt32LE(0).toString(16).padStart(8, "0")}-${bytes.length}`;
}

/** The manifest's objections to a vector file and the number of cases that ran. */
export function manifestFaults(file, cases) {
  const place = fileNear("manifest.json", dirname(file));
  if (place === undefined) return [];
  const manifest = readJSON(place);
  if (manifest?.format !== "conformance-manifest/2" || !Array.isArray(manifest.files)) {
    throw new UnusableError(`${place}: is no manifest of the format conformance-manifest/2`);
  }
  const path = relative(dirname(place), resolve(file)).split(sep).join("/");
  const entry = manifest.files.find(entry => entry.path === path);
  if (entry === undefined) return [`${path} is not listed in manifest.json`];
  const faults = [];
  const found = digest(readFileSync(file));
  const expected = `${entry.crc32}-${entry.bytes}`;
  if (found !== expected) {
    const version = manifest.releases?.at(-1)?.version ?? "none";
    faults.push(`${path} is not that of version ${version}: its digest is ${found}, not ${expected}`);
  }
  if (!(cases >= entry.minimum)) {
    faults.push(`${path} has run ${cases} cases, at least ${entry.minimum} must run`);
  }
  return faults;
}

/** The manifests that promise something about a path: the one above it, and those of the suites below it that have their own. */
function manifestsAt(path) {
  const above = fileNear("manifest.json", path);
  const below = existsSync(path) && statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true }).filter(name => /[/\\]manifest\.json$/.test(name)).toSorted().map(name => resolve(path, name)) : [];
  return [...new Set([above, ...below])].filter(place => place !== undefined);
}

/** The faults of the `vectors.schema.json` beside the manifests of a path. */
export function formatFaults(path) {
  return manifestsAt(path).flatMap(place => {
    const { file_format: entry, releases } = readJSON(place) ?? {};
    const file = join(dirname(place), "vectors.schema.json");
    const expected = entry ? `${entry.crc32}-${entry.bytes}` : undefined;
    const found = existsSync(file) ? digest(readFileSync(file)) : undefined;
    return found === expected ? []
      : [`vectors.schema.json is not that of version ${releases?.at(-1)?.version ?? "none"}`];
  });
}

/** Vector files of the schemas that the manifests list below a path and that are not there. */
export function missingFiles(path) {
  return manifestsAt(path).flatMap(place => {
    const root = dirname(place);
    const prefix = relative(root, resolve(path)).split(sep).join("/");
    return (readJSON(place)?.files ?? []).map(entry => entry.path)
      .filter(name => prefix === "" || prefix.startsWith("..") || name === prefix || name.startsWith(prefix + "/"))
      .filter(name => !existsSync(join(root, name)))
      .map(name => `${name} is listed in manifest.json and is not there`);
  });
}

// The manifest of a folder of vectors: what compass-validate conformance --write-manifest writes.
import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { UnusableError, digest, readJSON, readSuite, vectorFiles } from "../vectors.mjs";

const format = "conformance-manifest/2";
const entryOf = text => ({ bytes: Number(text.split("-")[1]), crc32: text.split("-")[0] });

const numbers = version => version.split(".").map(Number);
const isBelow = (left, right) => {
  const [a, b] = [numbers(left), numbers(right)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && a[place] < b[place];
};

/**
 * The manifest of a folder for a version, as text.
 *
 * The notes on families stay. A new family, the first folder of a file's path, gets `why` and `source`.
 *
 * @throws UnusableError if files changed and the version is not above the last one, a file is gone or has fewer cases than it
 *   had, or a new family has no note
 */
export function manifestText(folder, version, { why, source } = {}) {
  const path = join(folder, "manifest.json");
  const refuse = reason => { throw new UnusableError(`${path}: ${reason}`); };
  if (!/^\d+\.\d+\.\d+$/.test(version)) refuse(`${JSON.stringify(version)} is not a version such as 1.0.0`);
  const old = existsSync(path) ? readJSON(path) : { format, families: [], file_format: null, files: [], releases: [] };
  if (old?.format !== format) refuse(`the format is not "${format}"`);
  const files = vectorFiles(folder).map(file => {
    const suite = readSuite(file);
    return {
      path: relative(folder, file).split(sep).join("/"), suite: suite.suite, minimum: suite.cases.length, ...entryOf(digest(readFileSync(file))),
    };
  });
  for (const { path, minimum } of old.files) {
    const now = files.find(file => file.path === path);
    if (now === undefined) refuse(`${path} is gone; take it out of the manifest first`);
    if (now.minimum < minimum) refuse(`${path} has ${now.minimum} cases and must have ${minimum}; lower its minimum first`);
  }
  const families = [...old.families];
  for (const { path } of files) {
    if (families.some(({ folder }) => path.startsWith(`${folder}/`))) continue;
    if (!path.includes("/")) refuse(`${path} is in no folder; a family of files is a folder`);
    if (!why || !source) refuse(`${path} is in no family; --why and --source are the notes of a new one`);
    families.push({ folder: path.split("/")[0], why, source });
  }
  const schema = join(folder, "vectors.schema.json");
  const fileFormat = existsSync(schema) ? { path: "vectors.schema.json", ...entryOf(digest(readFileSync(schema))) } : null;
  const list = digest(Buffer.from(JSON.stringify([...fileFormat === null ? [] : [fileFormat], ...files])));
  const last = old.releases.at(-1);
  if (last?.version === version && last.files !== list) refuse(`files differ from version ${version}; name a higher one`);
  if (last !== undefined && isBelow(version, last.version)) refuse(`version ${version} is below ${last.version}`);
  const releases = last?.version === version ? old.releases : [...old.releases, { version, files: list }];
  return `${JSON.stringify({ format, families, file_format: fileFormat, files, releases }, null, 2)}\n`;
}

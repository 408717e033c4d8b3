// The vectors of the next revision: a suite with another name, in which only what changed is written anew.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { caseLines, fileNear, stamps, suiteText } from "../vectors.mjs";
import { renamed, revisionOf } from "./suites.mjs";

/**
 * Writes a suite of the next revision, and returns its path.
 *
 * Ids and inputs stay. A case is written anew only if its verdict or result changed or the name of its schema has the revision.
 *
 * @param file, suite the file of the last revision
 * @param cases its cases, each a case of `suite` or a changed one
 * @param next the name of the next revision
 * @param folder where to write; the file is at the path that it has below its manifest
 * @param recorded members of the file's `recorded`
 */
export function writeNextSuite({ file, suite }, cases, { next, folder, recorded }) {
  const revision = revisionOf(suite.suite);
  const known = caseLines(file, suite.cases);
  const lines = new Map();
  const list = cases.map(vector => {
    const line = known.get(vector);
    if (vector.schema === undefined) {
      if (line !== undefined) lines.set(vector, line);
      return vector;
    }
    const changed = { ...vector, schema: renamed(vector.schema, revision, next) };
    const [old, name] = [vector.schema, changed.schema].map(name => `"schema":${JSON.stringify(name)}`);
    // The text of a case may have numbers that JSON.stringify writes in another way.
    if (line?.split(old).length === 2) lines.set(changed, line.replace(old, name));
    return changed;
  });
  const { unchangedIn, ...others } = suite.recorded;
  const head = { ...suite, suite: renamed(suite.suite, revision, next), recorded: {
    ...others, from: `the cases of ${basename(file)}`, ...stamps(), ...recorded } };
  if (head.revision !== undefined) head.revision = next;
  const manifest = fileNear("manifest.json", dirname(file));
  const root = manifest === undefined ? dirname(file) : dirname(manifest);
  const path = join(folder, relative(resolve(root), dirname(resolve(file))), renamed(basename(file), revision, next));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, suiteText({ ...head, cases: list }, lines));
  return path;
}

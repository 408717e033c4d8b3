// The vector files of one revision, and the names of the next.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UnusableError, readSuite, vectorFiles } from "../vectors.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The revision of the suites and schemas whose names have none. */
export const firstRevision = "2026-02";

const suffix = /-(\d{4}-\d\d)(?=-|$)/;

/** Whether a suite or schema is of a revision. */
export function isOf(revision, name) {
  if (name.includes(`-${revision}-`) || name.endsWith(`-${revision}`)) return true;
  return revision === firstRevision && !suffix.test(name);
}

/** The revision of a suite or schema by its name. */
export const revisionOf = name => suffix.exec(name)?.[1] ?? firstRevision;

/** The name of a suite, a schema or a file in another revision. */
export function renamed(name, from, to) {
  const [start, end] = name.endsWith(".json") ? [name.slice(0, -5), ".json"] : [name, ""];
  if (!isOf(from, start)) return name;
  const own = new RegExp(`-${from}(?=-|$)`);
  return `${own.test(start) ? start.replace(own, `-${to}`) : `${start}-${to}`}${end}`;
}

/** A schema's name without its revision. */
export const bareName = (name, revision) => name.endsWith(`-${revision}`) ? name.slice(0, -revision.length - 1) : name;

/** The suites of schemas and rules of a revision, in files or folders; without any, in Conformance/schema and Conformance/rules. */
export function suitesOf(revision, paths) {
  const folders = paths.length > 0 ? paths : ["schema", "rules"].map(name => join(web, "..", name));
  const suites = folders.flatMap(path => vectorFiles(path)).map(file => ({ file, suite: readSuite(file) }))
    .filter(({ suite }) => ["schema", "rule"].includes(suite.kind) && isOf(revision, suite.suite));
  if (suites.length === 0) throw new UnusableError(`no suite of schemas or rules is of the revision ${revision}`);
  return suites;
}

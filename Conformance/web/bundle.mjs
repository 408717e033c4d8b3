#!/usr/bin/env node
// Bundles the modules of an app that the rules and schemas of a revision need.
//
//   node Conformance/web/bundle.mjs APP [--revision REVISION] [--outfile FILE] [--esbuild PATH] [--packages NAME=FILE,NAME=FILE]
//     [--moved OLD=NEW,OLD=NEW] [--keep FOLDER]
//
// APP is the folder of the web app. The bundle exports `exports` for rules.mjs and `schemas` for run.mjs. It leaves the packages
// that schemas need, such as zod, to Node, which finds them in node_modules near the bundle; --packages names other files for
// them. Everything else that the modules import is the app's own or a stand-in. --moved names files of the revision that the app has elsewhere.
// --keep keeps the modules as they were bundled.
//
// Exit status: 0 bundled, 2 something can't be used, 64 wrong usage.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { App } from "./lib/bundle/app.mjs";
import { esbuildArguments, esbuildPath, runEsbuild } from "./lib/bundle/esbuild.mjs";
import { bundleEntry } from "./lib/bundle/entry.mjs";
import { stage } from "./lib/bundle/stage.mjs";
import { readRevision } from "./lib/revisions.mjs";

/** The pairs of an option such as `zod=zod.mjs,vue=vue.mjs`. */
const pairs = (option, list) => (list?.split(",") ?? []).map(item => {
  const pair = item.split("=");
  if (pair.length !== 2 || pair.includes("")) throw new UsageError(`--${option} takes NAME=FILE,NAME=FILE.`);
  return pair;
});

/** The revision of an app that has some files elsewhere. */
function withMoved(revision, moved) {
  const place = new Map(moved);
  const files = new Set([...Object.values(revision.modules), ...Object.values(revision.schemas).map(({ file }) => file)]);
  const unknown = moved.find(([old]) => !files.has(old));
  if (unknown !== undefined) throw new UsageError(`No rule or schema of revision ${revision.name} is in ${unknown[0]}.`);
  const at = path => place.get(path) ?? path;
  const mapped = (object, value) => Object.fromEntries(Object.entries(object).map(([key, entry]) => [key, value(entry)]));
  return {
    ...revision, modules: mapped(revision.modules, at), schemas: mapped(revision.schemas, source => ({ ...source, file: at(source.file) })),
  };
}

await main("bundle.mjs", async list => {
  const given = readArguments(list, { options: ["revision", "outfile", "esbuild", "packages", "moved", "keep"] });
  const [folder, ...rest] = given.paths;
  if (folder === undefined || rest.length > 0) throw new UsageError("One folder of an app is needed.");
  const revision = withMoved(readRevision(given.revision), pairs("moved", given.moved));
  const app = new App(resolve(folder));
  const outfile = resolve(given.outfile ?? join(folder, "conformance", `app-${revision.name}.mjs`));
  const place = given.keep === undefined ? mkdtempSync(join(tmpdir(), "compass-bundle-")) : resolve(given.keep);
  try {
    const entry = bundleEntry(app, revision);
    const { packages, missing } = stage(app, entry.paths, place);
    writeFileSync(join(place, "entry.ts"), entry.text);
    mkdirSync(dirname(outfile), { recursive: true });
    const kept = new Map([...revision.packages.map(name => [name, undefined]), ...pairs("packages", given.packages).map(([name, file]) => [name, resolve(file)])]);
    const warnings = runEsbuild(given.esbuild ?? esbuildPath(folder), esbuildArguments({ folder: place, entry: "entry.ts", outfile, packages, kept }));
    for (const line of [...entry.notes, ...missing.map(({ from, source }) => `${from} imports ${source}, which is not there`)]) console.error(line);
    if (warnings) console.error(warnings.trim());
    console.log(`${outfile}: ${entry.modules} modules for rules, ${entry.schemas} schemas`);
  } finally {
    if (given.keep === undefined) rmSync(place, { recursive: true, force: true });
  }
  return 0;
});

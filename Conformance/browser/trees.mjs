#!/usr/bin/env node
// Records the trees that Chromium parses random soups of templates into, as a vector file.
//
//   node Conformance/browser/trees.mjs [--count 20000] [--seed 1] [--chromium PATH] FILE
//
// Exit status: 0 recorded, 2 something can't be used, 64 wrong usage.
import { readFileSync, writeFileSync } from "node:fs";
import { UsageError, main, readArguments } from "../web/lib/arguments.mjs";
import { Chromium, findChromium, literal } from "./lib/chromium.mjs";
import { templateSoups } from "./lib/soup.mjs";

const usage = "usage: trees.mjs [--count NUMBER] [--seed NUMBER] [--chromium PATH] FILE";
const batchSize = 500;

/** The trees of the cases, and the browser's version. */
async function record(chromium, cases) {
  const browser = await Chromium.launch(chromium);
  try {
    await browser.openPage();
    await browser.evaluate(readFileSync(new URL("page/outline.js", import.meta.url), "utf8"));
    const trees = [];
    for (let start = 0; start < cases.length; start += batchSize) {
      const batch = literal(cases.slice(start, start + batchSize));
      trees.push(...await browser.evaluate(`compassTrees(${batch})`));
    }
    return { trees, version: browser.version };
  } finally {
    await browser.close();
  }
}

await main("trees", async list => {
  const given = readArguments(list, { options: ["count", "seed", "chromium"], flags: ["help"] });
  if (given.help) return console.log(usage), 0;
  const [count, seed] = [Number(given.count ?? 20_000), Number(given.seed ?? 1)];
  if (given.paths.length !== 1 || !Number.isSafeInteger(seed) || !(Number.isSafeInteger(count) && count > 0)) {
    throw new UsageError(usage);
  }
  const cases = templateSoups(count, seed);
  const { trees, version } = await record(given.chromium ?? findChromium(), cases);
  const vectors = {
    format: "golden-vectors/1", suite: "html-tree-soup", kind: "html-tree",
    recorded: { from: `${version}, seed ${seed}` },
    cases: cases.map((one, index) => ({ ...one, tree: trees[index] })),
  };
  writeFileSync(given.paths[0], JSON.stringify(vectors) + "\n");
  console.log(`${count} soups, ${version}`);
  return 0;
});

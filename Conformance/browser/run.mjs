#!/usr/bin/env node
// Shows in Chromium that sanitized notes run no script.
//
//   node Conformance/browser/run.mjs [--swift PATH] [--chromium PATH] [--revision 2026-02|2026-08] [PATH...]
//
// Each PATH is a vector file of HTML, or a folder of such; the default is Conformance/html.
//
// Exit status: 0 nothing runs, 1 something does or an input has no output, 2 something can't be used,
// 64 wrong usage.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError, main, readArguments } from "../web/lib/arguments.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { runControls, runSample } from "./lib/controls.mjs";
import { controls, dormantPayloads, vectorInputs } from "./lib/inputs.mjs";
import { Laboratory } from "./lib/laboratory.mjs";
import { runOutputs } from "./lib/outputs.mjs";
import { sanitize, revisions } from "./lib/sanitize.mjs";

const usage = "usage: run.mjs [--swift PATH] [--chromium PATH] [--revision 2026-02|2026-08] [PATH...]";

/** Sanitizes the inputs for each revision; equal outputs become one, with the ids that lead to it. */
function sanitizeAll(tool, chosen, inputs) {
  const origins = new Map();
  const failures = [];
  for (const revision of chosen) {
    const results = sanitize(tool, revision, inputs.map(({ input }) => input));
    let undecided = 0;
    const outputs = new Set();
    for (const [index, { output, failure }] of results.entries()) {
      const id = `${revision} ${inputs[index].id}`;
      if (failure !== undefined) failures.push({ id, failure, input: inputs[index].input });
      else if (output === undefined) undecided++;
      else {
        outputs.add(output);
        if (!origins.has(output)) origins.set(output, []);
        origins.get(output).push(id);
      }
    }
    console.log(`${revision}      ${inputs.length} inputs, ${outputs.size} different outputs, `
      + `${undecided} beyond a limit, ${results.filter(({ failure }) => failure).length} not sanitized`);
  }
  return { origins, failures };
}

const short = text => {
  const shown = JSON.stringify(text);
  return shown.length > 300 ? `${shown.slice(0, 300)}... (${text.length} code units)` : shown;
};

const more = count => count > 0 ? ` and ${count} more` : "";

function printFindings({ origins, failures }, found) {
  for (const { id, failure, input } of failures) {
    console.log(`NOT SANITIZED ${id}: ${failure}\n    input  ${short(input)}`);
  }
  for (const [output, findings] of found) {
    const ids = origins.get(output);
    console.log(`RUNS ${ids[0]}${more(ids.length - 1)}\n    output ${short(output)}`);
    const signs = new Map();
    for (const { context, detector, detail } of findings) {
      const sign = `${detector}: ${detail}`;
      signs.set(sign, (signs.get(sign) ?? new Set()).add(context ?? "the browser"));
    }
    for (const [sign, [first, ...others]] of signs) {
      console.log(`    ${sign}, in "${first}"${more(others.length)}`);
    }
  }
}

await main("run", async list => {
  const given = readArguments(list, { options: ["swift", "chromium", "revision"], flags: ["help"] });
  if (given.help) return console.log(usage), 0;
  if (given.revision !== undefined && !revisions.includes(given.revision)) throw new UsageError(usage);
  const chosen = given.revision === undefined ? revisions : [given.revision];
  const here = dirname(fileURLToPath(import.meta.url));
  const paths = given.paths.length > 0 ? given.paths : [join(here, "..", "html")];
  const vectors = paths.flatMap(vectorInputs);
  const hostile = [...controls(), ...dormantPayloads()];
  const chromium = given.chromium ?? findChromium();
  const sanitized = sanitizeAll(given.swift ?? "compass-validate", chosen, [...vectors, ...hostile]);
  const laboratory = await Laboratory.open(chromium);
  try {
    console.log(`browser      ${laboratory.version}`);
    const blind = await runControls(laboratory);
    await runSample(laboratory, vectors.map(({ input }) => input));
    const found = await runOutputs(laboratory, [...sanitized.origins.keys()]);
    printFindings(sanitized, found);
    for (const text of blind) console.log(`BLIND ${text}`);
    console.log(`sanitized    ${found.size} of ${sanitized.origins.size} outputs run`);
    return blind.length + found.size + sanitized.failures.length > 0 ? 1 : 0;
  } finally {
    await laboratory.close();
  }
});

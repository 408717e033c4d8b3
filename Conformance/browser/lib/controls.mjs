// Unsanitized payloads: they must run, or a clean run of sanitized ones means nothing.
import { batches } from "./batches.mjs";
import { breakout, controls } from "./inputs.mjs";
import { executionDetectors } from "./laboratory.mjs";
import { runOutputs } from "./outputs.mjs";

/** The milliseconds until the events of markup that loads something have fired. */
const settle = 400;

const runs = findings => findings.filter(({ detector }) => executionDetectors.includes(detector));

/** Runs markup unsanitized, in sandboxed frames, and returns the findings of each. */
async function runAll(laboratory, markups, { contexts, batch }) {
  const found = [];
  for (const part of batches(markups, { count: batch })) {
    const jobs = part.map(markup => ({ markup, contexts, sandbox: true }));
    const findings = await laboratory.run(jobs, { settle });
    found.push(...part.map((_, index) => findings.filter(({ job }) => job === index)));
  }
  return found;
}

/** The contexts in which most payloads run; the others run in all contexts. */
const common = ["innerHTML", "setHTMLUnsafe", "contextual fragment", "document.write"];

/** Runs the controls, prints the number that runs, and returns those without a report. */
export async function runControls(laboratory) {
  const list = controls();
  const markups = list.map(({ input }) => input);
  const found = await runAll(laboratory, markups, { contexts: common, batch: 60 });
  const rest = list.map((_, index) => index).filter(index => runs(found[index]).length === 0);
  const again = await runAll(laboratory, rest.map(index => markups[index]), { batch: 20 });
  for (const [place, index] of rest.entries()) found[index].push(...again[place]);
  const blind = list.filter((_, index) => runs(found[index]).length === 0)
    .map(({ id, input }) => `${id} does not run unsanitized: ${JSON.stringify(input.slice(0, 200))}`);
  console.log(`controls     ${list.length - blind.length} of ${list.length} payloads run unsanitized`);
  const detectors = ["call", "policy", "markup"].map(name => {
    const seen = found.filter(findings => findings.some(({ detector }) => detector === name)).length;
    return `${name} ${seen}`;
  });
  console.log(`detectors    ${detectors.join(", ")} of them`);

  const separate = await laboratory.run(
    [{ markup: breakout, sandbox: true }], { frames: "context", settle: 2000 });
  const reached = new Set(runs(separate).map(({ context }) => context));
  const silent = laboratory.contexts.filter(context => !reached.has(context));
  const count = laboratory.contexts.length;
  console.log(`contexts     a payload that breaks out runs in ${count - silent.length} of ${count}`);

  // The outputs share frames, and a second run separates them: both runs must find the planted payload.
  const harmless = Array.from({ length: 50 }, (_, index) => `<p>${index}</p>`);
  const planted = await runOutputs(laboratory, [...harmless, breakout, ...harmless]);
  const isFound = planted.size === 1 && runs(planted.get(breakout) ?? []).length > 0;
  console.log(`planted      ${isFound ? 1 : 0} of 1 payload is found among harmless outputs`);
  return [
    ...blind,
    ...silent.map(context => `nothing runs in the context "${context}"`),
    ...isFound ? [] : ["a payload among harmless outputs is not found"],
  ];
}

const sampleSize = 1000;

/** Runs an even sample of the markups unsanitized, in the context where most run, and prints the number that runs. */
export async function runSample(laboratory, markups) {
  const unique = [...new Set(markups)];
  const step = Math.ceil(unique.length / sampleSize);
  const sample = unique.filter((_, index) => index % step === 0);
  const found = await runAll(laboratory, sample, { contexts: ["contextual fragment"], batch: 60 });
  const running = found.filter(findings => runs(findings).length > 0).length;
  console.log(`unsanitized  ${running} of a sample of ${sample.length} vector inputs run`);
}

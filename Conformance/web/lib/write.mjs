// A disagreement written down as a vector file.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digest, stamps, suiteText } from "./vectors.mjs";

/**
 * Writes a disagreement as a vector file that expects the web app's answer, and returns its path; undefined if
 * the disagreement does not repeat or has no verdict that can be written. If the web app's schema gave none, the
 * file expects the Swift side's answer.
 */
export function writeDisagreement({ name, text, swift, web, repeats }, folder, more) {
  const isCrash = web.crash !== undefined;
  const { valid, output, issues } = isCrash ? swift : web;
  if (!repeats || valid === undefined || (valid && JSON.stringify(output) === undefined)) return undefined;
  const suite = `${name}-${digest(Buffer.from(text)).split("-")[0]}`;
  const plain = JSON.stringify(JSON.parse(text)) === text;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${suite}.json`);
  writeFileSync(file, suiteText({
    format: "golden-vectors/1", suite, kind: "schema",
    recorded: {
      from: isCrash ? "compass-validate, where the web app's schema gave no verdict"
        : "the web app's schema, where compass-validate said something else",
      ...more, ...stamps(),
    },
    cases: [{
      id: `disagreement/${suite}`, schema: name, ...(plain ? { input: JSON.parse(text) } : { json: text }),
      valid, ...(valid ? { output } : { issues }),
    }],
  }));
  return file;
}

// The recorded rules and schemas in the app's own test suite, for Vitest.
//
// Copy this file into the app's tests, and set the folder of the tools. `npx vitest run conformance.spec.ts` runs it. The app needs esbuild
// and jsdom. The tools run as programs of their own, so the app's Vitest configuration does not matter.
// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const tools = join(process.cwd(), process.env.COMPASS_WEB_TOOLS ?? "../recruiting-compass-validation/Conformance/web");
// The bundle finds zod in the app's node_modules, so it is inside of the app.
const bundle = join(mkdtempSync(join(process.cwd(), ".conformance-")), "app.mjs");

afterAll(() => rmSync(dirname(bundle), { recursive: true, force: true }));

function run(tool: string, ...list: string[]) {
  // The sanitizer needs a DOM, the bundler does not.
  const dom = tool === "bundle.mjs" ? [] : ["--import", join(tools, "dom.mjs")];
  const { stdout, stderr } = spawnSync(process.execPath, [...dom, join(tools, tool), ...list], { encoding: "utf8", maxBuffer: 1 << 28 });
  return { stdout, stderr };
}

const bundled = run("bundle.mjs", ".", "--outfile", bundle);
it("the app is bundled, and has everything that the vectors ask for", () => {
  expect(bundled.stderr).toBe("");
});

const rules = JSON.parse(run("rules.mjs", "--module", bundle, "--format", "json").stdout);
describe("rules", () => {
  for (const { suite, failed } of rules.suites) it(suite, () => expect(failed).toEqual([]));
  it("all run", () => expect(rules.faults).toEqual([]));
});

const schemas = JSON.parse(
  run("run.mjs", "--schemas", bundle, "--known-gaps", join(tools, "known-gaps-jsdom.json"), "--format", "json").stdout);
describe("schemas", () => {
  for (const { suite, failures } of schemas.suites) it(suite, () => expect(failures).toEqual([]));
});

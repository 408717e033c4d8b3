#!/usr/bin/env node
// The bundler's test of itself, on the made-up app in ./app: node Conformance/web/self-test/bundle-self-test.mjs
// It needs an esbuild on PATH; without one, only the parts before esbuild are tested.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { liftedModule } from "../lib/bundle/lift.mjs";
import { declarations, imports } from "../lib/bundle/source.mjs";
import { setupModule } from "../lib/bundle/vue-file.mjs";
import { App } from "../lib/bundle/app.mjs";
import { stage } from "../lib/bundle/stage.mjs";
import { surround, withGlobals } from "../stand-ins/case.mjs";
import { callNeighbour, replace } from "../stand-ins/neighbours.mjs";
import * as pinia from "../stand-ins/pinia.mjs";
import { createClient, useDatabase } from "../stand-ins/supabase.mjs";
import * as vue from "../stand-ins/vue.mjs";
import { macros } from "../stand-ins/vue-macros.mjs";
import { shape } from "../lib/rules/shape.mjs";
import { passedTests, test } from "./test.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const web = dirname(here);
const app = join(here, "app");
const vectors = join(web, "..", "rules");
const folder = mkdtempSync(join(tmpdir(), "bundle-self-test-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const tool = (name, list) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(web, name), ...list], { encoding: "utf8" });
  return { status, stdout, stderr };
};

test("the declarations of a module are found behind strings, comments and regular expressions", () => {
  const text = `
import { a } from "a"; // const no = 1
export const one = "const two = 2;", pattern = /[/"]const three/;
const { four, five: [six], ...seven } = \`\${"}"} const eight\`;
/* let nine; */ let ten: Map<string, () => void> = new Map();
export async function eleven() { const twelve = 12; }
export class Thirteen {}
export const fourteen = async (list: string[]) => list / 2 / one;
`;
  const found = declarations(text);
  assert.deepEqual(found.map(({ name }) => name), ["one", "four", "six", "seven", "ten", "eleven", "Thirteen", "fourteen"]);
  assert.deepEqual(found.filter(({ isExported }) => isExported).map(({ name }) => name), ["one", "eleven", "Thirteen", "fourteen"]);
  assert.deepEqual(found.filter(({ isFunction }) => isFunction).map(({ name }) => name), ["eleven", "fourteen"]);
});

test("imports are found with their names", () => {
  const found = imports(`
import Chart, { type Options, register as add } from "chart.js";
import type { School } from "~/types";
import * as all from './all';
import "side-effect";
export { one } from "./one";
const text = 'import no from "no"';
`);
  assert.deepEqual(found.map(({ source }) => source), ["chart.js", "~/types", "./all", "side-effect", "./one"]);
  assert.deepEqual([...found[0].names], [["add", "register"], ["Chart", "default"]]);
  assert.deepEqual(found.map(({ isType }) => isType), [false, true, false, false, false]);
  assert.deepEqual([...found[2].names], [["all", "*"]]);
});

test("the script of a component becomes a function that returns its bindings", () => {
  const text = setupModule(readFileSync(join(app, "pages", "deadlines.vue"), "utf8"));
  assert.match(text, /^import Chart, \{ type ChartOptions \} from "chart\.js";$/m);
  assert.match(text, /^export function setup\(/m);
  for (const name of ["options", "deadlines", "loading", "reads", "sortedDeadlines"]) assert.ok(text.includes(`get ${name}()`), name);
  assert.match(text, /export const template = ".*v-for=\\"deadline in sortedDeadlines\\"/);
  assert.match(setupModule("<script setup>\nconst a = await b();\n</script>"), /export async function setup/);
  assert.equal(setupModule("<script>export default {}</script>"), undefined);
});

test("a schema is lifted with the declarations that it needs, and nothing else", () => {
  const path = "server/api/auth/change-password.post.ts";
  const text = readFileSync(join(app, path), "utf8");
  const lifted = liftedModule(path, text, { password: { expression: "changePasswordSchema" } });
  assert.match(lifted, /const minimum = 8;\nconst passwordSchema = .*\nconst changePasswordSchema = /);
  assert.match(lifted, /"password": changePasswordSchema,/);
  assert.ok(!lifted.includes("defineEventHandler"));
  const inline = '<script setup lang="ts">\nimport { z } from "zod";\nvalidate("name", z.string());\n</script>';
  assert.match(liftedModule("a.vue", inline, { name: { pattern: "validate\\(\"name\", (z[^;]*)\\)" } }), /"name": z\.string\(\),/);
  assert.throws(() => liftedModule(path, text, { gone: { expression: "goneSchema" } }), /no goneSchema at the top level, for gone/);
  assert.throws(() => liftedModule(path, text, { gone: { pattern: "gone\\((.*)\\)" } }), /nothing matches/);
});

test("the staged modules are those that rules need", () => {
  const place = join(folder, "staged");
  const { files, packages, missing } = stage(new App(app), ["pages/deadlines.vue", "server/api/athlete/phase.get.ts", "utils/gradeHelpers.ts"], place);
  assert.ok(files.includes("composables/useDeadlines.ts") && files.includes("server/utils/auth.ts"));
  assert.ok(!files.includes("components/DeadlineRow.vue"), "only the template uses it");
  assert.deepEqual(missing, []);
  assert.deepEqual([...packages], [["chart.js", new Set(["default"])]]);
  assert.match(readFileSync(join(place, "utils", "logger.ts"), "utf8"), /createClientLogger: any = inert/);
  const handler = readFileSync(join(place, "server", "api", "athlete", "phase.get.ts"), "utf8");
  assert.match(handler, /^import \{ requireAuth \} from "..\/..\/utils\/auth.ts";$/m);
  assert.match(handler, /^import \{ createError \} from "compass-stand-ins\/h3.mjs";$/m);
  assert.match(readFileSync(join(place, "composables", "useDeadlines.ts"), "utf8"), /callNeighbour\("useDeadlines"/);
});

await test("values of Vue are read and written", async () => {
  const { computed, reactive, ref, toRefs, toValue, watch, flushWatchers, unref } = vue;
  const count = ref(1);
  const double = computed(() => count.value * 2);
  const both = computed({ get: () => count.value, set: value => { count.value = value; } });
  const state = reactive({ count, name: "a" });
  const seen = [];
  watch(() => state.count, (value, before) => seen.push([value, before]));
  watch([count, () => state.name], ([count, name]) => seen.push(`${count}${name}`), { immediate: true });
  state.count = 3;
  flushWatchers();
  flushWatchers();
  both.value = 4;
  assert.deepEqual([double.value, state.count, unref(double), toValue(() => 5)], [8, 4, 8, 5]);
  assert.deepEqual(seen, ["1a", [3, 1], "3a"]);
  toRefs(state).name.value = "b";
  assert.equal(state.name, "b");
  vue.provide("family", 1);
  assert.deepEqual([vue.inject("family"), vue.inject("other", 2), vue.inject("made", () => 3, true)], [1, 2, 3]);
  const { withDefaults, defineProps, defineModel, defineEmits } = macros({ a: 1, b: undefined, open: true }, { emit: name => name });
  assert.deepEqual(withDefaults(defineProps(), { a: 2, b: () => [] }), { a: 1, b: [], open: true });
  assert.deepEqual([defineModel("open").value, defineModel({ default: 7 }).value, defineEmits()("x")], [true, 7, "x"]);
});

await test("a case has stores, storage, neighbours and a database of its own", async () => {
  const useStore = pinia.defineStore("one", () => {
    const n = vue.ref(0);
    return { n, add: () => n.value++ };
  });
  const useOptions = pinia.defineStore("two", {
    state: () => ({ n: 1 }), getters: { twice: state => state.n * 2 }, actions: { add() { this.n++; } },
  });
  await surround({}, () => {
    const { n } = pinia.storeToRefs(useStore());
    useStore().add();
    useOptions().add();
    assert.deepEqual([n.value, useStore().n, useOptions().twice], [1, 1, 4]);
    useOptions().$reset();
    useStore().$patch({ n: 9 });
    assert.deepEqual([useOptions().n, n.value], [1, 9]);
    localStorage.setItem("key", 1);
    assert.deepEqual([localStorage.getItem("key"), window.localStorage.length], ["1", 1]);
    replace({ useOther: () => "replaced", useValue: 3 });
    assert.equal(callNeighbour("useOther", () => "original", []), "replaced");
    assert.equal(callNeighbour("useValue", () => "original", []), 3);
    useDatabase({ from: table => table });
    assert.equal(createClient().from("users"), "users");
  });
  await surround({}, () => {
    assert.deepEqual([useStore().n, localStorage.getItem("key")], [0, null]);
    assert.equal(callNeighbour("useOther", name => `original ${name}`, ["a"]), "original a");
    assert.throws(() => createClient().from("users"), /reads the database \(from\), but its adapter gives none/);
  });
  assert.equal(typeof window, "undefined");
  await assert.rejects(withGlobals({ madeUp: 1 }, () => { throw new Error(`${madeUp}`); }), /^Error: 1$/);
  assert.equal(typeof madeUp, "undefined");
});

test("the shape of values names their types", () => {
  assert.equal(shape([1, null, "a"]), "number | string | null");
  assert.equal(shape([[], ["a", null]]), "(string | null)[]");
  assert.equal(shape([{ a: 1 }, { a: 2, b: [] }]), "{ a: number, b?: unknown[] }");
  assert.equal(shape([{ "a-b": 1, c: 2 }]), "{ [key: string]: number }");
});

test("the catalogue of the rules is that of the recorded cases", () => {
  const { status, stdout } = tool("catalogue.mjs", ["--check"]);
  assert.equal(status, 0, stdout);
});

if (spawnSync("esbuild", ["--version"]).status !== 0) {
  console.log("NOT RUN: bundles, because no esbuild is on PATH");
} else {
  const bundle = join(folder, "app.mjs");
  const run = (...list) => tool("bundle.mjs", [app, "--outfile", bundle, "--packages", `zod=${join(app, "zod.mjs")}`, ...list]);
  const suite = (name, kind, cases) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify({ format: "golden-vectors/1", suite: name, kind, recorded: { from: "a made-up app" }, cases }));
    return file;
  };

  test("the modules that an app has are bundled, and the others named", () => {
    const { status, stdout, stderr } = run();
    assert.equal(status, 0, stderr);
    assert.match(stdout, /app\.mjs: 6 modules for rules, 1 schemas$/m);
    assert.match(stderr, /^utils\/phone\.ts is not there; the rules of phone do not run$/m);
    assert.match(stderr, /^utils\/validation\/schemas\.ts is not there, so no schema adminSignup, coach, /m);
  });

  test("recorded rules run on a bundle with the shipped adapters", () => {
    const { status, stdout } = tool("rules.mjs", ["--module", bundle, "--only", "grade.current,coach.contactWord,deadline.sort",
      ...["grades", "coach", "deadlines"].map(name => join(vectors, `rules-${name}-2026-08.json`))]);
    assert.match(stdout, /\n(\d{2,}) passed, 0 failed\n$/);
    assert.equal(status, 0, stdout);
  });

  test("stores and handlers run with what their adapters replace", () => {
    const file = suite("made-up-2026-08", "rule", [
      { id: "made-up-2026-08/1", rule: "offer.daysUntilDeadline", arguments: { deadlineDate: "2026-09-01" }, result: "null 2026-09-01 1" },
      { id: "made-up-2026-08/2", rule: "offer.daysUntilDeadline", arguments: { deadlineDate: "2026-09-01" }, result: "null 2026-09-01 1" },
      { id: "made-up-2026-08/3", rule: "phase.current", arguments: { storedPhase: "junior" }, result: { phase: "junior" } },
    ]);
    const { status, stdout } = tool("rules.mjs", ["--module", bundle, file]);
    assert.equal(status, 0, stdout);
  });

  test("a handler's schema is judged by name", () => {
    const name = "api-auth-change-password-2026-08";
    const file = suite(name, "schema", [
      { id: `${name}/1`, input: { currentPassword: "a", newPassword: "abcdefgh" }, valid: true, output: { currentPassword: "a", newPassword: "abcdefgh" } },
      { id: `${name}/2`, input: { currentPassword: "a", newPassword: "abc" }, valid: false,
        issues: [{ code: "too_small", minimum: 8, message: "At least 8", path: ["newPassword"] }] },
    ]);
    assert.equal(tool("run.mjs", ["--schemas", bundle, file]).status, 0);
    // The bundle's revision is the default.
    const other = tool("run.mjs", ["--schemas", bundle, "--revision", "2026-02", file]);
    assert.equal(other.status, 1, other.stdout);
    assert.equal(tool("run.mjs", ["--schemas", bundle, "--revision", "2026-01", file]).status, 64);
  });

  test("the template has the rules that the bundle can't run", () => {
    const { status, stdout } = tool("rules.mjs", ["--module", bundle, "--template"]);
    assert.equal(status, 0);
    assert.match(stdout, /^ {2}\/\/ formatPhoneDisplay of utils\/phone\.ts, which is not there\n {2}"phone\.display": \(\{ phone \}, \{ input \}\) => phone\.formatPhoneDisplay\(input\),$/m);
    assert.match(stdout, /^ {2}"coach\.needsFollowUp": .* => sfcCoachFollowupWidget\.setup\(\{ coaches \}\),$/m);
    assert.ok(!stdout.includes('"grade.current"'));
  });

  test("an adapter of the app takes precedence, and needs only what it calls", () => {
    const module = join(folder, "own.mjs");
    writeFileSync(module, `export * from ${JSON.stringify(pathToFileURL(bundle).href)};
export const adapters = { "phone.display": (exports, { input }) => input, "coach.contactWord": () => "Recent" };\n`);
    const { status, stdout } = tool("rules.mjs", ["--module", module, "--only", "phone.display,coach.contactWord,grade.current",
      ...["grades", "coach", "phone"].map(name => join(vectors, `rules-${name}-2026-08.json`))]);
    assert.equal(status, 1);
    assert.ok(!/is skipped/.test(stdout), stdout);
    assert.match(stdout, /coach\.contactWord\/000\n +the result differs\n.*\n +expected +"Follow-up Soon"\n +found +"Recent"/);
  });

  test("moved files are found under their new names", () => {
    const { status, stderr } = run("--moved", "utils/phone.ts=utils/gradeHelpers.ts");
    assert.equal(status, 0);
    assert.ok(!stderr.includes("rules of phone do not run"));
    assert.equal(run("--moved", "utils/none.ts=a.ts").status, 64);
    assert.equal(tool("bundle.mjs", []).status, 64);
    assert.equal(run("--esbuild", join(folder, "none")).status, 2);
  });
}

console.log(`${passedTests()} tests passed`);

// Validates each line of a file with Zod, by the schema of a schema document.
//
//   node zod.mjs MODULE DOCUMENT FILE [compiled]
//
// With `compiled` the schema runs as the validator that `z.compile` makes of it. The last line is the counts as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "../Conformance/web/lib/build.mjs";

const [path, document, file, way] = process.argv.slice(2);
const module = await import(pathToFileURL(path));
const z = [module.z, module.default?.z, module.default, module].find(found => typeof found?.object === "function");
if (z === undefined) {
  console.error(`${path} exports no Zod`);
  process.exit(2);
}
if (way === "compiled" && typeof z.compile !== "function") {
  console.error(`${path}: this Zod has no z.compile`);
  process.exit(3);
}

// The app's functions; a regular expression strips tags where the app sanitizes.
const tidy = text => (text.includes("<") ? text.replace(/<[^>]*>/g, "") : text).trim();
const functions = new Map(Object.entries({
  "stripHtml+trim": tidy,
  "sanitizeHtml+trim": tidy,
  stripLeadingAt: text => text.replace(/^@/, ""),
  httpUrl: text => /^https?:\/\//i.test(text),
  schoolOrCoach: record => Boolean(record.school_id || record.coach_id),
  endNotBeforeStart: record => !record.end_date || record.end_date >= record.start_date,
}));
let schema = build(JSON.parse(readFileSync(document)), z, functions);
// Strictly: it throws if it can't compile a part of the schema.
if (way === "compiled") schema = z.compile(schema, { strict: true });

let [records, invalid, errors] = [0, 0, 0];
const bytes = readFileSync(file);
for (let start = 0; start < bytes.length;) {
  const found = bytes.indexOf(10, start);
  const end = found < 0 ? bytes.length : found;
  const result = schema.safeParse(JSON.parse(bytes.toString("utf8", start, end)));
  records += 1;
  if (!result.success) {
    invalid += 1;
    errors += result.error.issues.length;
  }
  start = end + 1;
}
console.log(JSON.stringify({ records, invalid, errors }));

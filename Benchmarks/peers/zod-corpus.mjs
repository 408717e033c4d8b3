// Validates lines by schema documents with Zod, and answers with the CPU nanoseconds of a pass.
//
//   node zod-corpus.mjs MODULE
//
// Reads a line of two paths, of a document and of its lines, with a tab between them. Writes the number of valid lines, the
// nanoseconds of one pass of the validator that `z.compile` makes, and those of the schema itself, with spaces between them;
// or the error.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { build } from "../../Conformance/web/lib/build.mjs";

const module = await import(pathToFileURL(process.argv[2]));
const z = [module.z, module.default?.z, module.default, module].find(found => typeof found?.object === "function");
if (typeof z?.compile !== "function") {
  console.error(`${process.argv[2]}: this is no Zod with z.compile`);
  process.exit(2);
}

/** The number of valid lines and the minimum of the nanoseconds of a pass; the first passes warm the compiler up. */
function measure(schema, lines) {
  let [valid, minimum] = [0, Infinity];
  const end = process.hrtime.bigint() + 400_000_000n;
  do {
    valid = 0;
    const start = process.cpuUsage();
    // A pass is long enough for the clock.
    for (let pass = 0; pass < 5; pass += 1) {
      for (const line of lines) if (schema.safeParse(JSON.parse(line)).success) valid += 1;
    }
    const { user, system } = process.cpuUsage(start);
    minimum = Math.min(minimum, (user + system) * 200);
  } while (process.hrtime.bigint() < end);
  return [valid / 5, Math.round(minimum)];
}

for await (const request of createInterface({ input: process.stdin })) {
  const [document, file] = request.split("\t");
  try {
    const schema = build(JSON.parse(readFileSync(document)), z, new Map());
    const lines = readFileSync(file, "utf8").split("\n").filter(line => line !== "");
    // Strictly: it throws if it can't compile a part of the schema.
    const [valid, compiled] = measure(z.compile(schema, { strict: true }), lines);
    console.log(valid, compiled, measure(schema, lines)[1]);
  } catch (error) {
    console.log("error", String(error.message).split("\n")[0]);
  }
}

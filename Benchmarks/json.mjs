// Reads each line with JSON.parse. Input is the name of a measure, output its count, nanoseconds and calls.
//
//   node json.mjs FILE
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const lines = readFileSync(process.argv[2], "utf8").split("\n").filter((line) => line !== "");

for await (const name of createInterface({ input: process.stdin })) {
  if (name !== "scan/all") {
    console.log("unknown");
    continue;
  }
  const start = process.hrtime.bigint();
  let count = 0;
  for (const line of lines) {
    if (typeof JSON.parse(line) === "object") count += 1;
  }
  console.log(count, Number(process.hrtime.bigint() - start), count);
}

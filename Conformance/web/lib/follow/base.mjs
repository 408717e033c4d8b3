// The answers of an older Zod to the cases of the app's schemas. It runs in a separate thread: two versions of Zod in one would
// share their settings, which hang at the global object.
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { UnusableError, readSuite } from "../vectors.mjs";
import { answer } from "./answers.mjs";
import { AppSchemas } from "./app-schemas.mjs";
import { loadZod, versionOf } from "./bundle.mjs";

/**
 * The version of an older Zod, and its answers by file and id of the case.
 *
 * @param bundle the module of the older Zod
 * @param files the vector files, of the kind `schema`
 * @param documents, vectors the folders that `AppSchemas` takes
 */
export function baseAnswers(bundle, files, documents, vectors) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { bundle, files, documents, vectors } });
    worker.once("message", ({ fault, ...result }) => fault === undefined ? resolve(result) : reject(new UnusableError(fault)));
    worker.once("error", reject);
  });
}

async function run({ bundle, files, documents, vectors }) {
  const z = await loadZod(bundle);
  const answers = new Map(files.map(file => {
    const suite = readSuite(file);
    const app = new AppSchemas(suite, documents, vectors);
    const cases = suite.cases.filter(vector => app.obstacle(vector) === undefined);
    return [file, new Map(cases.map(vector => [vector.id, answer("schema", vector, z, app)]))];
  }));
  return { version: versionOf(z, bundle), answers };
}

if (!isMainThread) {
  try {
    parentPort.postMessage(await run(workerData));
  } catch (error) {
    parentPort.postMessage({ fault: error.message });
  }
}

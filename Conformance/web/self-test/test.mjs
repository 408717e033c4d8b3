// Runs tests one after another, and ends the process at the first that fails.

let count = 0;

const fail = (name, error) => {
  console.error(`FAILED: ${name}\n${error.stack}`);
  process.exit(1);
};

/** The number of tests that passed. */
export const passedTests = () => count;

/** Runs a test. One that is asynchronous returns a promise, to be awaited. */
export const test = (name, body) => {
  try {
    const result = body();
    if (result instanceof Promise) return result.then(() => { count++; }, error => fail(name, error));
    count++;
  } catch (error) {
    fail(name, error);
  }
};

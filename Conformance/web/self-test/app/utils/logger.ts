export const createClientLogger = (_name: string) => {
  throw new Error("a rule does not need the log");
};

// The oldest Node that judges as the vectors were recorded.

/** Node 24 has the Unicode and IDNA tables of the recorded verdicts; Node 20 differs on URLs, for example. */
const oldestMajor = 24;

/** Why a version of Node can't run the tools, or undefined if it can. */
export function nodeFault(version) {
  return Number.parseInt(version, 10) >= oldestMajor ? undefined
    : `Node ${oldestMajor} or newer is needed, this is Node ${version}, whose verdicts on URLs differ`;
}

// Runs in every frame before its own scripts: reports each sign that a script runs.
//
// `compassReport` is a DevTools binding. A report names the frame of the harness that it comes from, which
// for a nested frame is the outer one.
(() => {
  const send = globalThis.compassReport;
  const stringify = JSON.stringify;

  const origin = () => {
    for (let frame = self; frame !== frame.parent; frame = frame.parent) {
      try {
        const { job, context } = frame.frameElement.dataset;
        if (job !== undefined) return { job: Number(job), context };
      } catch {}
    }
    return {};
  };
  const report = (detector, detail) => {
    send(stringify({ ...origin(), detector, detail: String(detail).slice(0, 200) }));
  };

  for (const name of ["probe", "alert", "confirm", "prompt", "print", "x", "xss", "XSS"]) {
    Object.defineProperty(globalThis, name, {
      value: (...values) => { report("call", `${name}(${values.map(String)})`); },
      writable: false, configurable: false,
    });
  }
  for (const name of ["log", "info", "warn", "error", "debug", "dir", "table", "trace"]) {
    console[name] = (...values) => { report("console", `console.${name}(${values.map(String)})`); };
  }

  // The page's report-only policy allows no script, so that each inline script, event handler, `javascript:`
  // navigation and `eval` is a violation, whatever it calls. `document.open` removes the listener.
  const listen = () => document.addEventListener("securitypolicyviolation", event => {
    if (event.effectiveDirective.startsWith("script-src")) {
      report("policy", `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    }
  });
  listen();
  Object.defineProperty(globalThis, "compassListen", { value: listen });
})();

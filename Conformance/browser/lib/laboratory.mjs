// A page with scripting on that inserts markup and records everything that runs.
import { readFileSync } from "node:fs";
import { UnusableError } from "../../web/lib/vectors.mjs";
import { Chromium, literal } from "./chromium.mjs";

const address = "http://compass.invalid/";
const source = name => readFileSync(new URL(`../page/${name}`, import.meta.url), "utf8");
const policy = {
  name: "Content-Security-Policy-Report-Only", value: "script-src 'none' 'report-sample'",
};
const base64 = text => Buffer.from(text).toString("base64");

/** The greatest milliseconds of a batch. */
const deadline = 300_000;

/** The detectors whose reports mean that a script ran. The others report that one could run. */
export const executionDetectors = ["call", "policy", "console", "dialog"];

/**
 * Runs markup in a page of the browser.
 *
 * A finding is `{ job, context, detector, detail }`; one of the browser instead of a frame has no job.
 */
export class Laboratory {
  #path;
  #browser;
  #findings = [];
  contexts = [];

  /** Opens the page in a new browser, of the executable at a path. */
  static async open(path) {
    const laboratory = new Laboratory();
    laboratory.#path = path;
    await laboratory.#start();
    return laboratory;
  }

  get version() { return this.#browser.version; }

  close() { return this.#browser.close(); }

  /**
   * Runs jobs of the form `{ markup, contexts, sandbox }` and returns what their frames report.
   *
   * `frames` selects the owner of a frame: each `job`, each `context` of it, or none (`all`).
   */
  async run(jobs, { frames = "job", settle }) {
    this.#findings = [];
    const numbered = jobs.map((job, index) => ({ ...job, job: index }));
    const hung = AbortSignal.timeout(deadline);
    try {
      await Promise.race([
        this.#browser.evaluate(`compass.run(${literal(numbered)}, ${literal({ frames, settle })})`),
        new Promise((_, reject) => hung.addEventListener("abort", () => reject(hung.reason))),
      ]);
      return this.#findings;
    } catch (error) {
      if (error instanceof UnusableError) throw error;
      // The page is gone or hangs: the markup has navigated it away or broken it.
      const findings = [...this.#findings, { detector: "page", detail: error.message.split("\n")[0] }];
      await this.close();
      await this.#start();
      return findings;
    }
  }

  async #start() {
    const browser = await Chromium.launch(this.#path);
    this.#browser = browser;
    const loaded = new Promise(resolve => browser.on("Page.loadEventFired", resolve));
    browser.on("Runtime.bindingCalled", ({ payload }) => { this.#findings.push(JSON.parse(payload)); });
    browser.on("Page.javascriptDialogOpening", ({ message }) => {
      this.#findings.push({ detector: "dialog", detail: message });
      browser.send("Page.handleJavaScriptDialog", { accept: true }).catch(() => {});
    });
    browser.on("Target.targetCreated", ({ targetInfo }) => this.#closeWindow(targetInfo));
    browser.on("Fetch.requestPaused", event => this.#respond(event));
    await browser.send("Target.setDiscoverTargets", { discover: true });
    await browser.openPage();
    await browser.send("Page.enable");
    await browser.send("Runtime.enable");
    await browser.send("Runtime.addBinding", { name: "compassReport" });
    await browser.send("Page.addScriptToEvaluateOnNewDocument", { source: source("hooks.js") });
    await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
    await browser.send("Page.navigate", { url: address });
    await loaded;
    await browser.evaluate(source("contexts.js"));
    await browser.evaluate(source("harness.js"));
    this.contexts = await browser.evaluate("compass.contexts");
  }

  #closeWindow({ type, targetId, openerId }) {
    if (type !== "page" || openerId === undefined) return;
    this.#findings.push({ detector: "window", detail: "a window was opened" });
    this.#browser.send("Target.closeTarget", { targetId }, null).catch(() => {});
  }

  /** Serves the page itself; records any other request and answers that it does not exist. */
  #respond({ requestId, request, resourceType }) {
    const isPage = request.url === address && resourceType === "Document";
    if (!isPage) this.#findings.push({ detector: "request", detail: request.url });
    this.#browser.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: isPage ? 200 : 404,
      responseHeaders: [
        { name: "Content-Type", value: "text/html; charset=utf-8" },
        ...isPage ? [policy] : [],
      ],
      body: base64(isPage ? '<!DOCTYPE html><link rel=icon href="data:,"><body>' : ""),
    }).catch(() => {});
  }
}

// A headless Chromium, driven by the Chrome DevTools Protocol over a pipe.
import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { UnusableError } from "../../web/lib/vectors.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const switches = [
  "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--mute-audio",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
  "--disable-popup-blocking", "--autoplay-policy=no-user-gesture-required",
  // One process for all frames, so that one session sees them all; and no network.
  "--disable-site-isolation-trials", "--disable-features=IsolateOrigins,site-per-process",
  "--proxy-server=127.0.0.1:1", "--proxy-bypass-list=<-loopback>",
];

/** The path of the first Chromium on PATH. */
export function findChromium() {
  for (const folder of (process.env.PATH ?? "").split(delimiter).filter(folder => folder !== "")) {
    for (const name of names) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {}
    }
  }
  throw new UnusableError(`none of ${names.join(", ")} is on PATH; --chromium names another`);
}

/** A running browser; commands go to its first page unless another session is named. */
export class Chromium {
  #commands;
  #identifier = 0;
  #pending = new Map();
  #listeners = new Map();
  #session;

  static async launch(path) {
    const browser = new Chromium();
    browser.profile = mkdtempSync(join(tmpdir(), "conformance-browser-"));
    // Chromium's sandbox does not start as root.
    const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    browser.process = spawn(
      path, [...switches, ...root, "--remote-debugging-pipe", `--user-data-dir=${browser.profile}`],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.exit = new Promise(resolve => {
      browser.process.once("error", error => resolve(`${path}: ${error.message}`));
      browser.process.once("exit", status => resolve(`${path}: ended with status ${status}`));
    });
    browser.exit.then(reason => browser.#fail(reason));
    browser.#connect(browser.process.stdio[3], browser.process.stdio[4]);
    browser.version = (await browser.send("Browser.getVersion")).product;
    return browser;
  }

  /** Opens a page and makes it the one that commands go to. */
  async openPage() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" }, null);
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true }, null);
    this.#session = sessionId;
  }

  /** Sends a command; a session of null addresses the browser itself. */
  send(method, params = {}, session = this.#session) {
    return new Promise((resolve, reject) => {
      const id = ++this.#identifier;
      this.#pending.set(id, { method, resolve, reject });
      const message = { id, method, params, ...(session ? { sessionId: session } : {}) };
      this.#commands.write(JSON.stringify(message) + "\0");
    });
  }

  /** Calls `listener` with the parameters of each event of that name. */
  on(event, listener) { this.#listeners.set(event, listener); }

  /** The value of an expression in the page, awaited; an exception there is thrown here. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send(
      "Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails !== undefined) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  async close() {
    this.send("Browser.close", {}, null).catch(() => {});
    const hung = setTimeout(() => this.process.kill("SIGKILL"), 10_000);
    await this.exit;
    clearTimeout(hung);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  #connect(commands, messages) {
    this.#commands = commands;
    commands.on("error", () => {});
    let parts = [];
    messages.on("data", chunk => {
      let start = 0;
      for (let end; (end = chunk.indexOf(0, start)) >= 0; start = end + 1) {
        this.#receive(JSON.parse(Buffer.concat([...parts, chunk.subarray(start, end)]).toString()));
        parts = [];
      }
      parts.push(chunk.subarray(start));
    });
  }

  #receive({ id, result, error, method, params }) {
    if (id === undefined) return this.#listeners.get(method)?.(params);
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error === undefined) pending.resolve(result);
    else pending.reject(new Error(`${pending.method}: ${error.message}`));
  }

  #fail(reason) {
    for (const { reject } of this.#pending.values()) reject(new UnusableError(reason));
    this.#pending.clear();
  }
}

/** An ASCII JavaScript literal of a JSON value; a lone surrogate survives the way to the browser. */
export function literal(value) {
  return JSON.stringify(value).replace(
    /[\u007F-\uFFFF]/g, unit => "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0"));
}

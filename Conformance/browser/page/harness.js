// Inserts markup in the frames of this page and causes everything that a user could cause.
(() => {
  const contexts = new Map(globalThis.compassContexts.map(context => [context.name, context]));
  const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

  const active = new Set([
    "script", "iframe", "frame", "object", "embed", "applet", "base", "meta", "link", "form", "animate",
    "set", "use", "portal",
  ]);
  const scriptURL = /^(javascript|data|vbscript|blob|filesystem):/;
  const urlAttributes = new Set([
    "href", "xlink:href", "src", "action", "formaction", "data", "to", "values",
  ]);

  /** The URL as the URL parser reads it, without spaces, tabs and line breaks that could hide its scheme. */
  const normalized = text => {
    try {
      return new URL(text, "http://compass.invalid/").href;
    } catch {
      return text;
    }
  };

  const hasScriptURL = ({ name, value }) =>
    urlAttributes.has(name.toLowerCase()) && scriptURL.test(normalized(value));

  /** All elements below a node, those in templates and shadow roots included. */
  const elementsBelow = root => {
    const found = Array.from(root.querySelectorAll("*"));
    for (let index = 0; index < found.length; index++) {
      const element = found[index];
      if (element.localName === "template" && element.content) {
        found.push(...elementsBelow(element.content));
      }
      if (element.shadowRoot) found.push(...elementsBelow(element.shadowRoot));
    }
    return found;
  };

  /** The elements and attributes that can run something, whether or not they do here. */
  function activeMarkup(elements, own) {
    const found = [];
    const left = [...own];
    for (const element of elements) {
      const name = element.localName;
      const place = left.indexOf(name);
      if (place >= 0) left.splice(place, 1);
      else if (active.has(name)) found.push(`<${name}>`);
      for (const attribute of element.attributes) {
        if (/^on/i.test(attribute.name)) found.push(`${name} ${attribute.name}`);
        if (hasScriptURL(attribute)) found.push(`${name} ${attribute.name}=${attribute.value}`);
      }
    }
    return found;
  }

  const userEvents = [
    "load", "error", "mouseover", "mouseenter", "focus", "blur", "pointerdown", "keydown", "toggle",
  ];

  /** Dispatches the usual events on an element, those of its handler attributes, and a click. */
  function trigger(element) {
    const attributes = [...element.attributes];
    const handlers = attributes.map(({ name }) => name).filter(name => /^on/i.test(name));
    for (const type of [...userEvents, ...handlers.map(name => name.slice(2).toLowerCase())]) {
      element.dispatchEvent(new Event(type));
    }
    if (attributes.some(hasScriptURL)) {
      // It runs here, not in another window.
      for (const name of ["target", "formtarget"]) element.removeAttribute(name);
    }
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
  }

  /** Allows `javascript:` navigations and prevents the others, which would leave the page. */
  function guard(document) {
    const prevent = (event, text) => {
      if (!normalized(text ?? "").startsWith("javascript:")) event.preventDefault();
    };
    document.addEventListener("click", event => {
      for (const element of event.composedPath()) {
        if (!["a", "area"].includes(element.localName)) continue;
        prevent(event, element.getAttribute("href") ?? element.getAttribute("xlink:href"));
      }
    }, true);
    document.addEventListener("submit", event => {
      prevent(event, event.submitter?.getAttribute("formaction") ?? event.target.getAttribute?.("action"));
    }, true);
  }

  const report = (frame, detector, detail) => {
    const { job, context } = frame.dataset;
    const text = String(detail).slice(0, 200);
    compassReport(JSON.stringify({ job: Number(job), context, detector, detail: text }));
  };

  /**
   * Reports active markup below a node and triggers every element.
   *
   * Without active markup no element reacts to an event, so most contexts omit the events then.
   */
  function observe(frame, root, { own, thorough }) {
    const elements = elementsBelow(root);
    let found;
    attempt(frame, () => { found = activeMarkup(elements, own); });
    for (const detail of found ?? []) report(frame, "markup", detail);
    if (!thorough && found?.length === 0) return;
    for (const element of elements) attempt(frame, () => trigger(element));
  }

  const roundTrips = 3;

  /** Runs an action. An exception is a report, since only markup that clobbers the page causes one. */
  function attempt(frame, body) {
    try {
      body();
    } catch (error) {
      report(frame, "exception", error);
    }
  }

  /** Inserts the markup, then writes and parses the result again as long as it changes. */
  function insertShared(frame, context, markup) {
    const document = frame.contentDocument;
    const element = document.createElement("div");
    if (!context.detached) document.body.append(element);
    const root = context.insert(element, markup) ?? element;
    observe(frame, root, context);
    for (let trip = 0, last = markup; trip < roundTrips && root.innerHTML !== last; trip++) {
      last = root.innerHTML;
      root.innerHTML = last;
      observe(frame, root, context);
    }
  }

  function makeFrame({ sandbox }) {
    const frame = document.createElement("iframe");
    if (sandbox) frame.sandbox = "allow-scripts allow-same-origin allow-forms allow-modals";
    document.body.append(frame);
    return frame;
  }

  /** Sets the job and context of a frame's later reports. */
  const label = (frame, { job }, context) => { Object.assign(frame.dataset, { job, context }); };

  function runShared(frame, job, context) {
    label(frame, job, context.name);
    attempt(frame, () => insertShared(frame, context, job.markup));
  }

  /** Makes the document of a frame and observes it, once it is loaded if that takes a navigation. */
  function runWhole(frame, job, context) {
    const { name, insert, navigates } = context;
    label(frame, job, name);
    const react = () => attempt(frame, () => {
      guard(frame.contentDocument);
      observe(frame, frame.contentDocument, context);
    });
    if (!navigates) {
      attempt(frame, () => insert(frame, job.markup));
      return react();
    }
    const loaded = new Promise(resolve => frame.addEventListener("load", resolve, { once: true }));
    insert(frame, job.markup);
    return Promise.race([loaded, pause(2000)]).then(react);
  }

  /** Frames by the jobs and contexts that may share them. */
  class Frames {
    #sharing;
    #shared = new Map();
    all = [];

    constructor(sharing) { this.#sharing = sharing; }

    frame(job, { name, whole, navigates }) {
      const key = this.#sharing === "context" || navigates ? [job.job, name]
        : this.#sharing === "job" ? [job.job, whole ? name : ""] : [whole];
      const found = this.#shared.get(key.join());
      if (found !== undefined) return found;
      const frame = makeFrame(job);
      // Layout of what all jobs insert takes longer than inserting it; the frames of `srcdoc` have it.
      frame.hidden = this.#sharing === "all" && !navigates;
      if (!whole) guard(frame.contentDocument);
      this.#shared.set(key.join(), frame);
      this.all.push(frame);
      return frame;
    }
  }

  /**
   * Runs jobs of the form `{ job, markup, sandbox, contexts }` at the same time.
   *
   * `sharing` selects who shares a frame that needs no navigation: `all` jobs, the contexts of a `job` that
   * need no document of their own, or only the `context` itself. A late event is reported for
   * the last job and context of its frame.
   */
  async function run(jobs, { frames: sharing, settle }) {
    const frames = new Frames(sharing);
    const observations = [];
    for (const job of jobs) {
      for (const name of job.contexts ?? contexts.keys()) {
        const context = contexts.get(name);
        const frame = frames.frame(job, context);
        if (context.whole) observations.push(runWhole(frame, job, context));
        else runShared(frame, job, context);
      }
    }
    await Promise.all(observations);
    await pause(settle);
    for (const frame of frames.all) frame.remove();
  }

  globalThis.compass = { run, contexts: [...contexts.keys()] };
})();

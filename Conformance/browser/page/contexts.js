// The contexts that markup is inserted in.
//
// `insert` takes the element to fill and the markup, or the frame for contexts that are a `whole` document, and
// may return another root to look at. `own` are the active elements that the context itself brings, and
// `thorough` asks for events on all elements.
(() => {
  const wrapper = (name, before, after = "", own = []) => ({ name, before, after, own });

  /** Markup around the inserted markup. */
  const wrappers = [
    ...[
      "p", "a", "b", "pre", "h1", "ul", "table", "select", "option", "optgroup", "button", "form",
      "fieldset", "object", "marquee", "details", "dialog", "ruby", "svg", "math", "noscript", "style",
      "title", "textarea", "xmp", "iframe", "noembed", "noframes", "template", "x-y",
    ].map(name => wrapper(
      name, `<${name}>`, `</${name}>`, ["object", "iframe", "form"].includes(name) ? [name] : [])),
    wrapper("table caption", "<table><caption>", "</caption></table>"),
    wrapper("table colgroup", "<table><colgroup>", "</colgroup></table>"),
    wrapper("table td", "<table><tr><td>", "</td></tr></table>"),
    wrapper("select option", "<select><option>", "</option></select>"),
    wrapper("select in table", "<table><tr><td><select>", "</select></td></tr></table>"),
    wrapper("svg path", "<svg><path>", "</path></svg>"),
    wrapper("svg style", "<svg><style>", "</style></svg>"),
    wrapper("svg title", "<svg><title>", "</title></svg>"),
    wrapper("svg desc", "<svg><desc>", "</desc></svg>"),
    wrapper("svg foreignObject", "<svg><foreignObject>", "</foreignObject></svg>"),
    wrapper("svg CDATA section", "<svg><![CDATA[", "]]></svg>"),
    wrapper("math mtext", "<math><mtext>", "</mtext></math>"),
    wrapper("math style", "<math><style>", "</style></math>"),
    wrapper(
      "math annotation-xml", "<math><annotation-xml encoding=text/html>", "</annotation-xml></math>"),
    wrapper(
      "math mglyph in table", "<math><mtext><table><mglyph><style>",
      "</style></mglyph></table></mtext></math>"),
    wrapper(
      "form in math", "<form><math><mtext></form><form>", "</form></mtext></math></form>",
      ["form", "form"]),
    wrapper("script data", "<script type=text/plain>", "</script>", ["script"]),
    wrapper("comment", "<!--", "-->"),
  ];

  const parse = markup => new DOMParser().parseFromString(markup, "text/html");
  const adopt = (element, parsed) => {
    for (const part of [parsed.head, parsed.body]) {
      if (part !== null) element.append(element.ownerDocument.adoptNode(part));
    }
  };
  const inertBody = () => document.implementation.createHTMLDocument("").body;
  const child = (element, name) => element.appendChild(element.ownerDocument.createElement(name));

  const insertions = [
    ["innerHTML", (element, markup) => { element.innerHTML = markup; }],
    ["outerHTML", (element, markup) => { child(element, "div").outerHTML = markup; }],
    ["insertAdjacentHTML", (element, markup) => element.insertAdjacentHTML("beforeend", markup)],
    ["setHTMLUnsafe", (element, markup) => element.setHTMLUnsafe(markup)],
    ["contextual fragment", (element, markup) => {
      const range = element.ownerDocument.createRange();
      range.selectNodeContents(element);
      element.append(range.createContextualFragment(markup));
    }],
    ["DOMParser", (element, markup) => adopt(element, parse(markup))],
    ["inert innerHTML", (element, markup) => {
      const body = inertBody();
      body.innerHTML = markup;
      element.append(...body.childNodes);
    }],
    ["inert round trips", (element, markup) => {
      let text = markup;
      for (let trip = 0; trip < 3; trip++) text = parse(text).body?.innerHTML ?? "";
      element.innerHTML = text;
    }],
    ["template clone", (element, markup) => {
      const template = element.ownerDocument.createElement("template");
      template.innerHTML = markup;
      element.append(template.content.cloneNode(true));
    }],
    ["template import", (element, markup) => {
      const template = child(inertBody(), "template");
      template.innerHTML = markup;
      element.append(element.ownerDocument.importNode(template.content, true));
    }],
    ["shadow root", (element, markup) => {
      const host = child(element, "div");
      host.attachShadow({ mode: "open" }).innerHTML = markup;
      return host.shadowRoot;
    }],
  ].map(([name, insert]) => ({ name, insert, own: [], thorough: true }));

  /** Elements whose own innerHTML is set: the context of the fragment parser. */
  const parents = [
    "select", "option", "table", "tbody", "tr", "td", "template", "noscript", "style", "xmp",
    "noframes", "form", "button", "p", "svg svg", "svg style", "svg title",
    "svg foreignObject", "math math", "math mtext", "math annotation-xml",
  ];
  const namespaces = { svg: "http://www.w3.org/2000/svg", math: "http://www.w3.org/1998/Math/MathML" };
  const inside = parents.map(name => ({
    name: `innerHTML of ${name}`,
    own: name === "form" ? [name] : [],
    insert(element, markup) {
      const [space, local] = name.includes(" ") ? name.split(" ") : ["", name];
      const document = element.ownerDocument;
      const parent = space === "" ? document.createElement(local)
        : document.createElementNS(namespaces[space], local);
      element.append(parent);
      parent.innerHTML = markup;
      if (local === "template") element.append(parent.content.cloneNode(true));
    },
  }));

  /** Contexts that fill an element of a frame, which further contexts share. */
  const shared = [
    ...insertions,
    ...inside,
    ...wrappers.map(({ name, before, after, own }) => ({
      // A frame in the document takes much longer than the others, and its markup is text.
      name: `in ${name}`, own, detached: name === "iframe",
      insert: (element, markup) => { element.innerHTML = before + markup + after; },
    })),
    ...wrappers.filter(({ name }) => name !== "iframe").map(({ name, before, after, own }) => ({
      name: `DOMParser in ${name}`, own,
      insert: (element, markup) => adopt(element, parse(before + markup + after)),
    })),
  ];

  const write = (frame, markup) => {
    const { contentDocument, contentWindow } = frame;
    contentDocument.open();
    contentWindow.compassListen();
    contentDocument.write(markup);
    contentDocument.close();
  };

  /** Contexts that make the whole document of a frame. */
  const whole = [
    ["document.write", (frame, markup) => write(frame, `<!DOCTYPE html>${markup}`)],
    ["document.write in noscript", (frame, markup) => {
      write(frame, `<head><noscript>${markup}</noscript>${markup}<noscript>${markup}</noscript>`);
    }],
    ["srcdoc", (frame, markup) => { frame.srcdoc = markup; }],
  ].map(([name, insert]) => ({
    name, insert, own: [], thorough: true, whole: true, navigates: name === "srcdoc",
  }));

  globalThis.compassContexts = [...shared, ...whole];
})();

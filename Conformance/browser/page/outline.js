// Parses HTML and prints the trees in html5lib's text form, one node a line.
(() => {
  const namespaces = {
    svg: "http://www.w3.org/2000/svg", math: "http://www.w3.org/1998/Math/MathML",
  };
  const prefixes = { [namespaces.svg]: "svg ", [namespaces.math]: "math " };
  const attributePrefixes = {
    "http://www.w3.org/1999/xlink": "xlink ", "http://www.w3.org/XML/1998/namespace": "xml ",
    "http://www.w3.org/2000/xmlns/": "xmlns ",
  };

  const attributeName = ({ namespaceURI, name, localName }) =>
    namespaceURI === null ? name : attributePrefixes[namespaceURI] + localName;

  const identifiers = ({ publicId, systemId }) =>
    publicId === "" && systemId === "" ? "" : ` "${publicId}" "${systemId}"`;

  function lines(node, depth) {
    const line = text => `| ${"  ".repeat(depth)}${text}`;
    switch (node.nodeType) {
      case Node.DOCUMENT_TYPE_NODE: return [line(`<!DOCTYPE ${node.name}${identifiers(node)}>`)];
      case Node.TEXT_NODE: return [line(`"${node.data}"`)];
      case Node.COMMENT_NODE: return [line(`<!-- ${node.data} -->`)];
      case Node.PROCESSING_INSTRUCTION_NODE: return [line(`<?${node.target} ${node.data}>`)];
    }
    const attributes = [...node.attributes]
      .map(attribute => [attributeName(attribute), attribute.value])
      .sort(([left], [right]) => left < right ? -1 : 1)
      .map(([name, value]) => line(`  ${name}="${value}"`));
    const content = node instanceof HTMLTemplateElement
      ? [line("  content"), ...outlines(node.content.childNodes, depth + 2)] : [];
    return [
      line(`<${prefixes[node.namespaceURI] ?? ""}${node.localName}>`), ...attributes, ...content,
      ...outlines(node.childNodes, depth + 1),
    ];
  }

  const outlines = (nodes, depth) => [...nodes].flatMap(node => lines(node, depth));

  /** The contents of an element, such as `td` or `svg desc`, after its innerHTML was set. */
  function fragment(input, context) {
    const document_ = document.implementation.createHTMLDocument();
    const [name, prefix] = context.split(" ").reverse();
    const element = prefix === undefined
      ? document_.createElement(name) : document_.createElementNS(namespaces[prefix], name);
    element.innerHTML = input;
    return (element instanceof HTMLTemplateElement ? element.content : element).childNodes;
  }

  globalThis.compassTrees = cases => cases.map(({ input, context }) => {
    const nodes = context === "document"
      ? new DOMParser().parseFromString(input, "text/html").childNodes : fragment(input, context);
    return outlines(nodes, 0).join("\n");
  });
})();

// Names that take the place of the DOM properties a sanitizer works with.

const raw = String.raw;

/** The properties that a form's control or an element of a document can shadow. */
const properties = [
  "attributes", "childNodes", "children", "firstChild", "lastChild", "nextSibling", "parentNode", "parentElement",
  "nodeName", "tagName", "localName", "nodeType", "nodeValue", "namespaceURI", "textContent", "innerHTML", "outerHTML",
  "ownerDocument", "removeChild", "removeAttribute", "removeAttributeNode", "setAttribute", "getAttribute",
  "getAttributeNode", "hasAttribute", "hasChildNodes", "insertBefore", "appendChild", "cloneNode", "content",
  "shadowRoot", "remove", "closest", "querySelectorAll", "getElementsByTagName", "__proto__", "constructor",
];

export const clobbering = {
  live: [
    ...properties.map(name => `<form onclick=probe()><input name=${name}></form>`),
    raw`<form><input name=attributes><img src=x onerror=probe()></form>`,
    raw`<form><form><input name=parentNode><img src=x onerror=probe()></form></form>`,
    raw`<form id=f onclick=probe()></form><input form=f name=attributes>`,
    raw`<form><img name=attributes src=x onerror=probe()></form>`,
    raw`<form><object name=nodeName></object><fieldset name=childNodes><img src=x onerror=probe()></fieldset></form>`,
    raw`<img name=createElement src=x onerror=probe()>`,
    raw`<img name=implementation src=x onerror=probe()><img name=currentScript>`,
  ],
  dormant: [
    ...properties.map(name => `<form><input id=${name}></form><p onclick>x</p>`),
    ...properties.map(name => `<a id=${name} name=${name} href="https://example.com">x</a>`),
    raw`<img name=body><img name=head><form name=createElement></form>`,
    raw`<a id=probe></a><a id=probe name=x href="https://example.com">x</a>`,
    raw`<form id=document><input name=cookie></form>`,
    raw`<iframe name=alert srcdoc="<a id=x></a>"></iframe>`,
    raw`<a id=DOMPurify></a><a id=DOMPurify name=sanitize href=x>x</a>`,
  ],
};

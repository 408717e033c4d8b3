// Markup that changes its meaning when it is written and parsed again, or parsed in another context.

const raw = String.raw;
const image = "<img src=x onerror=probe()>";
const escaped = "&lt;img src=x onerror=probe()&gt;";

/** Elements whose text ends at their own end tag, and what ends a comment and a CDATA section. */
const rawText = ["style", "title", "textarea", "noscript", "xmp", "iframe", "noembed", "noframes", "script"];
const ends = [...rawText.map(name => `</${name}>`), "-->", "--!>", "]]>"];
const otherEnds = ["?>", "</svg>", "</math>", "</template>", "</p>", "</table>"];

/** Chromium nests no deeper than 512 elements: below that, the tree is not what the tags say. */
const depths = [100, 256, 505, 508, 509, 510, 511, 512, 513, 600];
const [shallow, deepest] = [[100, 256], [510, 600]];
const deep = (name, depth, inner) => `<${name}>`.repeat(depth) + inner + `</${name}>`.repeat(depth);

const inAttributes = end => [
  `<a title="${end}${image}">x</a>`,
  `<a href="https://example.com/${end}${image}">x</a>`,
  `<p is="${end}${image}">x</p>`,
];

const confused = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${escaped}">`,
  `<math><mtext><table><mglyph><style><math><table id="</table>"><img src=x onerror=probe()">`,
  `<math><mtext><table><malignmark><style><![CDATA[</style><img title="]]&gt;${escaped}">`,
  `<svg></p><style><a id="</style>${image}">`,
  `<svg><p><style><a id="</style>${image}"></style></svg>`,
  `<svg><title><style><a id="</style>${image}">`,
  `<svg><desc><noscript><a id="</noscript>${image}">`,
  `<svg><foreignObject><math><style><a id="</style>${image}">`,
  `<math><annotation-xml encoding=text/html><svg><style><a id="</style>${image}">`,
  `<math><annotation-xml><foreignobject><style><!--</style><p id="--&gt;${escaped}">`,
  `<svg><annotation-xml><foreignobject><style><!--</style><p id="--&gt;${escaped}">`,
  `<select><template><style><!--</style><a title="--&gt;</style></template></select>${escaped}">`,
  `<table><caption><svg><title><table><caption></caption></table><style><a id="</style>${image}">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${image}">`,
  `<b><style><b title="</style>${image}">`,
  `<p><svg><style><!--</style>${escaped}--&gt;</style></svg></p>`,
  `<svg><style>&lt;/style&gt;${escaped}</style></svg>`,
  `<svg><style><![CDATA[</style>${image}]]></style></svg>`,
  `<math><style><![CDATA[</style>${image}]]></style></math>`,
  `<svg><![CDATA[<p title="]]>${image}">`,
  `<noscript><p title="</noscript>${image}">`,
  `<noscript><style></noscript>${image}</style>`,
  `<noscript><!--</noscript>${image}-->`,
  `<noembed><a title="</noembed>${image}">`,
  `<xmp><a title="</xmp>${image}">`,
  `<iframe><a title="</iframe>${image}">`,
  `<textarea><a title="</textarea>${image}">`,
  `<title><a title="</title>${image}">`,
];

export const mutation = {
  live: [
    ...confused.filter(markup => markup.includes(image)),
    ...ends.flatMap(inAttributes),
    `<form><math><mtext></form><form><mglyph><style></math>${image}`,
    `<svg><style>${image}</style></svg>`,
    `<math><style>${image}</style></math>`,
    `<svg><p>${image}`,
    `<svg></br>${image}`,
    `<math></p>${image}`,
    `<svg><font color=red>${image}`,
    `<table>${image}<tr><td>x</table>`,
    `<table><tr>${image}</tr></table>`,
    `<a><table><a>${image}`,
    `<select>${image}</select>`,
    `<select><option>${image}</select>`,
    `<select><svg><style>${image}`,
    `<frameset onload=probe()></frameset>${image}`,
    `<b><p></b>${image}`,
    `<nobr><table><nobr>${image}`,
    `<button><p></button>${image}`,
    ...deepest.map(depth => deep("div", depth, image)),
    ...deepest.map(depth => deep("em", depth, image)),
    ...shallow.map(depth => deep("svg", depth, `<style>${image}</style>`)),
    ...shallow.map(depth => deep("div", depth, `<svg><style><a id="</style>${image}">`)),
    ...shallow.map(depth => deep("div", depth, `<form><math><mtext></form><form><mglyph><style></math>${image}`)),
  ],
  dormant: [
    ...otherEnds.flatMap(inAttributes),
    `<template><style></template></style><a id="</style>${image}">`,
    ...confused.filter(markup => !markup.includes(image)),
    ...["div", "svg", "table><tr><td", "font"].flatMap(name => depths.flatMap(depth => [
      deep(name, depth, `<svg><style><a id="</style>${image}">`),
      deep(name, depth, `<form><math><mtext></form><form><mglyph><style></math>${image}`),
      deep(name, depth, `<math><mtext><mglyph><style><!--</style><a title="--&gt;${escaped}">`),
    ])),
    ...["em", "blockquote"].flatMap(name => [509, 510, 511, 512, 513].map(
      depth => deep(name, depth, `<a title="</em>${escaped}">x</a>`))),
    escaped,
    `&amp;lt;img src=x onerror=probe()&amp;gt;`,
    `<pre>\n\n${escaped}</pre>`,
    `<code>${escaped}</code>`,
    `<a title="${escaped}">x</a>`,
    `<a title="&quot; onmouseover=probe() x=&quot;">x</a>`,
    `<a title='&#34; onmouseover=probe() x=&#34;'>x</a>`,
    `<a title="\u0060 onmouseover=probe() x=\u0060">x</a>`,
    `<a title=x&#32;onmouseover=probe()>x</a>`,
    `<a href="https://example.com/&quot;onmouseover=probe()//">x</a>`,
    `<a href="https://example.com/&gt;${escaped}">x</a>`,
    `<listing>${escaped}</listing>`,
    `<plaintext>${escaped}`,
    `<!--${escaped}-->`,
  ],
};

// Answers names of measures (`valid/<kind>`, `href/<kind>`) with the count, the nanoseconds and the number of
// calls, one line each.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const CALLS = 40_000;
const kinds = new Map(
  JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ name, texts }) => [name, texts]));

const bodies = {
  valid: (texts) => {
    let count = 0;
    for (const text of texts) if (URL.canParse(text)) count++;
    return count;
  },
  href: (texts) => {
    let length = 0;
    for (const text of texts) {
      // Not the constructor, whose exception a program would rarely use.
      const url = URL.parse(text);
      if (url) length += url.href.length;
    }
    return length;
  },
};

function measure(name) {
  const [kind, ...rest] = name.split('/');
  const texts = kinds.get(rest.join('/'));
  if (!texts || !bodies[kind]) return ['unknown'];
  const passes = Math.ceil(CALLS / texts.length);
  let found = 0;
  const start = process.hrtime.bigint();
  for (let pass = 0; pass < passes; pass++) found += bodies[kind](texts);
  const nanoseconds = Number(process.hrtime.bigint() - start);
  return [found / passes, nanoseconds, passes * texts.length];
}

for await (const name of createInterface({ input: process.stdin })) {
  console.log(measure(name).join(' '));
}

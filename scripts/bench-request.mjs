import { parseArgs } from 'node:util';

import { prepareFile, readJson } from './asked-files.mjs';
import { ACTS } from './bench-acts.mjs';
import { PAGES } from './bench-shops.mjs';
import { noSuch } from './command.mjs';

const PARTS = ['load', 'acts', 'answers', 'visit'];

export const HELP = `npm run bench: how the built shop opens and answers on a phone, against its floor (the same pages without script) and
other shops, all in turn.

npm run bench -- --rounds 9              so often everything is measured, 5 by default; told is the median (least–most)
npm run bench -- --page home             only this page; may be given several times: ${Object.keys(PAGES).join(', ')}
npm run bench -- --only acts             only this part; may be given several times: ${PARTS.join(', ')}; by default all but visit
npm run bench -- --act back              only this act; may be given several times: ${Object.keys(ACTS).join(', ')}
npm run bench -- --visit                 also a scripted visit of two minutes: every task over 50 ms in it
npm run bench -- --also NAME=URL         another shop; may be given several times
npm run bench -- --pages FILE            the pages and acts of other shops, see below
npm run bench -- --json FILE             also writes every value of every round as JSON
npm run bench -- --chart FILE            also draws an SVG
npm run bench -- --products 50,1000      instead: builds with so many generated products, and how files and times grow

Ratios are to the first shop of the row, round by round. KB are 1000 bytes that came over the line until the page was quiet.

load     cold, slow 4G, processor four times slower. FCP and LCP are the first and the largest contentful paint; TBT what
         tasks after the first paint last beyond 50 ms; CLS the worst window of layout shifts.
acts     the page is open and quiet, processor four times slower, local network: ms from the release of the pointer, or
         the press of the key, to the frame that shows the answer. The back/forward cache is off, as in all automation.
answers  ms from the first paint to the answer to a tap as soon as the document is read; local network.

Of another shop the list is the first link of its home page whose path looks like one (/products, /shop, /collections …), the
product the first link of the list that does (/product/…, /p/…); acts are list → product and back. --pages says otherwise:
{ "NAME": { "pages": { "home": "/", "listing": "/all", "product": "/all/sofa" }, "acts": { "heart": { "page": "product",
"on": "CSS", "text": "…", "by": "tap, hover, key or back", "before": [{ "on": "CSS" }], "done": { "path": "regular expression",
"appears": "CSS", "changes": "CSS" } } }, "answers": {} } }`;

/** The options, or an error message. */
export async function readRequest() {
  const several = { type: 'string', multiple: true };
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      page: { ...several, default: Object.keys(PAGES) },
      only: { ...several, default: PARTS.filter((part) => part !== 'visit') },
      act: several,
      visit: { type: 'boolean', default: false },
      also: { ...several, default: [] },
      pages: { type: 'string' },
      json: { type: 'string' },
      chart: { type: 'string' },
      products: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const others = values.also.map((text) => ({
    name: text.slice(0, text.indexOf('=')),
    url: text.slice(text.indexOf('=') + 1),
  }));
  const products = values.products?.split(',').map(Number) ?? [];
  const notOneOf = (asked, known, what) => {
    const unknown = asked.find((name) => !known.includes(name));
    return unknown === undefined ? undefined : noSuch(what, unknown, known);
  };
  const error =
    (Number.isInteger(rounds) && rounds >= 1
      ? undefined
      : `--rounds is "${values.rounds}": it must be a whole number from 1 on.`) ??
    notOneOf(values.page, Object.keys(PAGES), 'page') ??
    notOneOf(values.only, PARTS, 'part') ??
    notOneOf(values.act ?? [], Object.keys(ACTS), 'act') ??
    (others.every(({ name, url }) => name !== '' && URL.canParse(url))
      ? undefined
      : '--also must be NAME=URL, such as --also peer=http://localhost:3000/.') ??
    (products.every((count) => Number.isInteger(count) && count >= 1)
      ? undefined
      : `--products is "${values.products}": it must be whole numbers such as 50,1000.`);
  const only = values.visit ? [...new Set([...values.only, 'visit'])] : values.only;
  if (error !== undefined) {
    return error;
  }
  for (const file of [values.json, values.chart].filter((each) => each !== undefined)) {
    await prepareFile(file);
  }
  return {
    help: values.help,
    rounds,
    pages: values.page,
    only,
    acts: values.act,
    others,
    products,
    mapping: values.pages === undefined ? {} : await readJson(values.pages),
    json: values.json,
    chart: values.chart,
  };
}

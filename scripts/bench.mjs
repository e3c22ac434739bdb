/**
 * Measures the built shop on a phone, against its floor (the same pages without scripts) and against other shops. All
 * are measured in turn in one run, so that other load on the machine affects all of them.
 */
import { writeFile } from 'node:fs/promises';

import { chromium } from 'playwright-core';

import { measureAct, measureFirstAnswer } from './bench-acts.mjs';
import { measureGrowth } from './bench-growth.mjs';
import { measureLoad } from './bench-phone.mjs';
import { chart, tableLines } from './bench-report.mjs';
import { HELP, readRequest } from './bench-request.mjs';
import { openShops, PAGES } from './bench-shops.mjs';
import { measureVisit } from './bench-visit.mjs';
import { launchOptions } from './browser.mjs';
import { command } from './command.mjs';

const KB = 1000;

await command({ help: HELP, readRequest, run });

async function run(request) {
  const browser = await chromium.launch(await launchOptions());
  try {
    if (request.products.length > 0) {
      return await measureGrowth(browser, request);
    }
    const { shops, close } = await openShops(request);
    try {
      await measure(browser, shops, request);
    } finally {
      close();
    }
  } finally {
    await browser.close();
  }
  return 0;
}

async function measure(browser, shops, request) {
  const names = shops.map(({ name }) => name);
  shops.slice(2).forEach(({ name, pages }) =>
    console.log(
      `${name}: ${Object.entries(pages)
        .map((page) => page.join(' '))
        .join(', ')}`,
    ),
  );
  const sections = [];
  const tell = (title, measures) => {
    sections.push({ title, measures });
    console.log(`\n${title}\n${tableLines(names, measures).join('\n')}`);
  };
  if (request.only.includes('load')) {
    for (const page of request.pages) {
      tell(
        page,
        loadMeasures(
          await inTurn(
            shops,
            request.rounds,
            ({ origin, pages }) => pages[page] && (() => measureLoad(browser, origin + pages[page])),
          ),
        ),
      );
    }
  }
  if (request.only.includes('acts')) {
    tell(
      'answers to acts',
      await durations(
        shops,
        request,
        ({ acts }) => acts,
        (shop, act) => measureAct(browser, shop, act),
        request.acts,
      ),
    );
  }
  if (request.only.includes('answers')) {
    tell(
      'first paint to first answer',
      await durations(
        shops,
        request,
        ({ answers }) => answers,
        (shop, act) => measureFirstAnswer(browser, shop, act),
      ),
    );
  }
  const visit = request.only.includes('visit') ? await measureVisit(browser, shops[1]) : undefined;
  if (visit) {
    console.log(`\n${visit.length} tasks over 50 ms in two minutes`);
    visit.forEach(({ step, after, ms, during }) =>
      console.log(`${String(ms).padStart(5)} ms, ${after} ms after "${step}": ${during.join('; ') || 'no script'}`),
    );
  }
  if (request.json !== undefined) {
    await writeFile(
      request.json,
      `${JSON.stringify({ rounds: request.rounds, shops: names, sections, visit }, undefined, 2)}\n`,
    );
  }
  if (request.chart !== undefined) {
    await writeFile(
      request.chart,
      chart(
        names,
        sections.flatMap(({ title, measures }) => charted(title, measures)),
      ),
    );
  }
}

/** What every round of every shop gives, by the shop's name; `measureOf` gives what to call, if a shop has it. */
async function inTurn(shops, rounds, measureOf) {
  const values = Object.fromEntries(shops.filter((shop) => measureOf(shop)).map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const shop of shops) {
      const measure = measureOf(shop);
      if (measure) {
        values[shop.name].push(await measure());
      }
    }
  }
  const script = values.floor?.reduce((sum, { bytes }) => sum + (bytes?.Script ?? 0), 0);
  if (script > 0) {
    throw new Error(`The floor loaded ${script} bytes of script: it is no floor.`);
  }
  return values;
}

function loadMeasures(loads) {
  const measure = (name, unit, of) => ({
    name,
    unit,
    values: Object.fromEntries(Object.entries(loads).map(([shop, values]) => [shop, values.map(of)])),
  });
  const kilobytes =
    (type) =>
    ({ bytes }) =>
      (bytes[type] ?? 0) / KB;
  return [
    measure('FCP', 'ms', ({ fcp }) => fcp),
    measure('LCP', 'ms', ({ lcp }) => lcp),
    measure('TBT', 'ms', ({ tbt }) => tbt),
    measure('CLS', '', ({ cls }) => cls),
    ...['Document', 'Script', 'Stylesheet', 'Font', 'Image'].map((type) =>
      measure(type.toLowerCase(), 'KB', kilobytes(type)),
    ),
    measure('all', 'KB', ({ total }) => total / KB),
    measure('requests', 'count', ({ requests }) => requests),
  ];
}

/** A measure in ms for each act of any shop. All of them take minutes, so each is told at once, beside the table. */
async function durations(shops, { rounds }, actsOf, measureOne, only) {
  const names = [...new Set(shops.flatMap((shop) => Object.keys(actsOf(shop))))];
  const measures = [];
  for (const name of names.filter((name) => only === undefined || only.includes(name))) {
    const values = await inTurn(shops, rounds, (shop) => {
      const act = actsOf(shop)[name];
      return (
        act && (() => measureOne(shop, act).catch((error) => console.error(`${shop.name}, ${name}: ${error.message}`)))
      );
    });
    const measure = { name, unit: 'ms', values };
    measures.push(measure);
    console.error(
      tableLines(
        shops.map((shop) => shop.name),
        [measure],
      ).at(-1),
    );
  }
  return measures;
}

/** Of a page only its times; every act. */
function charted(title, measures) {
  return measures
    .filter(({ unit }) => unit === 'ms')
    .map((measure) => ({ ...measure, name: Object.hasOwn(PAGES, title) ? `${title}: ${measure.name}` : measure.name }));
}

import { setTimeout as sleep } from 'node:timers/promises';

import { ACTS, perform } from './bench-acts.mjs';
import { openPhone } from './bench-phone.mjs';

const STEP_MS = 5000;
const LONG_TASK_MS = 50;

const menuLink = (path) => ({ on: `dialog a[href$="${path}"]` });
const step = (name, act) => ({ name, ...act });

/** A visit of two minutes: a step every five seconds. */
const VISIT = [
  step('open the menu', ACTS['phone menu']),
  step('menu → products', menuLink('/Products')),
  step('open filters', { on: 'main button[aria-haspopup=dialog]' }),
  step('filter Kitchen', ACTS['category filter']),
  step('filter All', { on: 'dialog label:has(input[value=all])' }),
  step('close filters', { on: 'dialog [aria-label=Close]' }),
  step('heart in the list', { on: 'main button[aria-label$="to wishlist"]' }),
  step('focus the list search', { on: '#catalogue-search' }),
  step('a letter', { by: 'key' }),
  step('list → product', { on: 'main a[href*="/ProductDetail/"]' }),
  step('quantity', ACTS.quantity),
  step('add to cart', ACTS['add to cart → toast']),
  step('tab', ACTS.tab),
  step('heart', ACTS.heart),
  step('back', { by: 'back' }),
  step('open the menu', ACTS['phone menu']),
  step('menu → cart', menuLink('/Cart')),
  step('quantity in the cart', { on: 'main [aria-label="Increase quantity"]:not([disabled])' }),
  step('open the menu', ACTS['phone menu']),
  step('menu → blog', menuLink('/Blog')),
  step('blog → post', { on: 'main a[href*="/BlogDetail/"]' }),
  step('back', { by: 'back' }),
  step('open the menu', ACTS['phone menu']),
  step('menu → home', menuLink('/')),
];

/**
 * Walks the visit; lists every task over 50 ms after the first paint: `step`, `after` it began and its length in ms, and
 * the scripts that the browser names for its frame.
 */
export async function measureVisit(browser, { origin, pages }) {
  const phone = await openPhone(browser);
  try {
    const steps = [{ name: 'load', at: Date.now() }];
    await phone.open(origin + pages.home);
    await phone.quiet();
    for (const { name, ...act } of VISIT) {
      const point = act.on === undefined ? undefined : await phone.locate(act);
      const at = await phone.evaluate('bench.now()');
      steps.push({ name, at });
      await perform(phone, act, point);
      await sleep(STEP_MS);
    }
    return longTasks(phone.reports, steps);
  } finally {
    await phone.close();
  }
}

function longTasks(reports, steps) {
  const { at: painted } = reports.find(({ type }) => type === 'fcp');
  const frames = reports.filter(({ type }) => type === 'frame');
  return reports
    .filter(({ type, at, ms }) => type === 'task' && at >= painted && ms > LONG_TASK_MS)
    .map((task) => {
      const step = steps.findLast(({ at }) => at <= task.at) ?? steps[0];
      const frame = frames.find(({ at, ms }) => at <= task.at + 1 && at + ms >= task.at + task.ms - 1);
      const during = (frame?.during ?? [])
        .toSorted((one, other) => other.ms - one.ms)
        .map(({ name, ms }) => `${name} ${Math.round(ms)}`);
      return {
        step: step.name,
        after: Math.round(task.at - step.at),
        ms: Math.round(task.ms),
        during: during.slice(0, 3),
      };
    });
}

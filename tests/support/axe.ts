import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults, run } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Judging {
  /** An expression for the `setTimeout` that axe waits on, where that of the page stands still. */
  readonly timers?: string;
  /** The ids of the rules that are asked; all rules when left out. */
  readonly only?: readonly string[];
}

/** axe's violations, as `rule: where`. */
export async function violations(page: Page, { timers = 'globalThis', only }: Judging = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(`(({ setTimeout, clearTimeout }) => { ${axeSource} })(${timers})`);
  }
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } };
    // axe reads the document first and judges it later: what has changed in between has lost its name or its colour.
    let isChanged = false;
    const changes = new MutationObserver(() => {
      isChanged = true;
    });
    changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    // Text is in the document at once; what axe would preload are media files, and no page has any.
    const judged = async (): Promise<AxeResults> => {
      isChanged = false;
      const asked = rules ? { runOnly: [...rules] } : {};
      const found = await axe.run(document, { ...asked, resultTypes: ['violations'], preload: false });
      return found.violations.length > 0 && isChanged ? judged() : found;
    };
    const found = await judged();
    changes.disconnect();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, only);
}

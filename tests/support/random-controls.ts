import type { ElementHandle, Page } from 'playwright-core';

/** Links to other places, to the statecharts and to files are left out. */
const CONTROLS =
  'a[href^="/"]:not([download], [target], [href^="/Statecharts"]):visible, button:enabled:visible, [role=tab]:visible';
const FIELDS =
  ':is(textarea, input:not([type=checkbox], [type=radio], [type=number], [type=hidden])):enabled:visible:not([readonly])';

interface Choice {
  /** Which of those in sight. */
  readonly pick: number;
  /** What it is called, where that is known; then its number does not count. */
  readonly on?: string;
}

/** Presses a control in sight, as Enter does, wherever the page is scrolled to. What it is called; undefined if there is none. */
export async function pressOne(page: Page, choice: Choice): Promise<string | undefined> {
  const found = await chosen(page, CONTROLS, choice);
  await found?.element.evaluate((element) => {
    if (element instanceof HTMLElement) {
      element.focus();
      element.click();
    }
  });
  return found?.name;
}

/** Types into a field in sight, unless the page has just taken it away. What it is called; undefined if there is none. */
export async function typeIntoOne(page: Page, choice: Choice & { readonly text: string }): Promise<string | undefined> {
  const found = await chosen(page, FIELDS, choice);
  try {
    await found?.element.fill(choice.text, { force: true });
  } catch (error) {
    if (await found?.element.evaluate((element) => element.isConnected)) {
      throw error;
    }
  }
  return found?.name;
}

async function chosen(
  page: Page,
  selector: string,
  { pick, on }: Choice,
): Promise<{ readonly element: ElementHandle; readonly name: string } | undefined> {
  // What lies under an open dialog cannot be reached.
  const found = page.locator(':is(dialog[open], body:not(:has(dialog[open])))').last().locator(selector);
  const names = await found.evaluateAll((elements) =>
    elements.map((element) => {
      const name =
        ['href', 'aria-label', 'name'].map((attribute) => element.getAttribute(attribute)).find(Boolean) ??
        element.textContent;
      return `${element.localName} ${name}`;
    }),
  );
  const index = on === undefined ? pick % Math.max(1, names.length) : names.indexOf(on);
  const name = names[index];
  const element = name === undefined ? undefined : (await found.elementHandles())[index];
  return name === undefined || !element ? undefined : { element, name };
}

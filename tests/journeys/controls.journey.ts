import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { settled, test, VIEWPORT_NAMES } from '../support/browser';
import { onCatalogue } from './pages/catalogue';
import { product, productPath, THE } from './pages/facts';
import { ROUTES } from './pages/routes';
import { inShop, see } from './pages/shop';

describe.each(VIEWPORT_NAMES)('the controls on a %s', (width) => {
  test('every pointer target of every route is at least 24 by 24', async ({ openShop }) => {
    const page = await openShop({ width });
    for (const path of ROUTES) {
      await page.goto(path);
      await settled(page);
      await expect.soft(smallTargets(page), path).resolves.toEqual([]);
    }
  });

  test('nothing that stays in sight covers what has focus', async ({ openShop }) => {
    const page = await openShop({ width, path: '/Products', reducedMotion: true });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isFocusVisible(page), { message: `after ${presses + 1} times Tab` }).toBe(true);
    }
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isFocusVisible(page), { message: `after ${presses + 1} times Shift+Tab` }).toBe(true);
    }
  });
});

test('in a drawer of a window with little height its title covers nothing that has focus', async ({ openShop }) => {
  const context = { viewport: { width: 740, height: 360 } };
  const I = onCatalogue(await openShop({ path: '/Products', reducedMotion: true, context }));
  await I.openDrawer();
  await I.drawer.locator('summary').filter({ hasText: 'Material' }).click();
  await I.drawer.getByRole('button', { name: /^Show \d+ products/ }).focus();
  for (let presses = 0; presses < 20; presses += 1) {
    await I.page.keyboard.press('Shift+Tab');
    const message = `after ${presses + 1} times Shift+Tab`;
    await expect.poll(() => isFocusVisible(I.page), { message }).toBe(true);
  }
});

test('a tap leaves no look of pointing, and the browser draws no mark of it', async ({ openShop }) => {
  const context = { hasTouch: true, isMobile: true };
  const page = await openShop({ width: 'phone', path: productPath(THE.lamp), context });
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  const look = () =>
    add.evaluate((button) => {
      const { backgroundColor: ground } = getComputedStyle(button);
      return { ground, mark: getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color') };
    });
  const { ground, mark } = await look();
  expect(mark).toBe('rgba(0, 0, 0, 0)');
  // In phones' browsers what was tapped last counts as pointed at.
  await add.hover();
  await expect(add.evaluate((button) => button.matches(':hover'))).resolves.toBe(true);
  await add.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
  await expect(look()).resolves.toEqual({ ground, mark });
});

test('in forced colours every control keeps an edge', async ({ openShop }) => {
  const page = await openShop({ context: { forcedColors: 'active' } });
  for (const path of ROUTES) {
    await page.goto(path);
    await settled(page);
    const edgeless = await page.evaluate(() =>
      // Checkboxes and radio buttons are drawn by the browser in its own colours.
      [...document.querySelectorAll('button, input:not([type=checkbox], [type=radio]), select, textarea, summary')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          return Number.parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none';
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect.soft(edgeless, path).toEqual([]);
  }
});

test.for([
  ['/Products/ProductDetail/Larkwood-Three-Seat-Sofa', 'tab', 'Description'],
  ['/Statecharts?machine=faq-item&state=expanded', 'button', 'Phone 390'],
] as const)('in forced colours %s tells which %s is chosen', async ([path, role, name], { openShop }) => {
  const page = await openShop({ context: { forcedColors: 'active' } });
  await page.goto(path);
  const chosen = page.getByRole(role, { name, exact: true });
  await chosen.waitFor();
  const edges = await chosen.evaluate((control) =>
    [control, control.nextElementSibling ?? control].map((each) => getComputedStyle(each).borderTopColor),
  );
  expect(edges[0]).not.toBe(edges[1]);
});

test('in forced colours the menu, a list of links and a timeline tell what is current', async ({ openShop }) => {
  const page = await openShop({ width: 'phone', path: '/Products', context: { forcedColors: 'active' } });
  const edgeOf = (entry: Locator) => entry.evaluate((element) => getComputedStyle(element).borderTopColor);
  const tellApart = async (current: Locator, other: Locator) =>
    expect(await edgeOf(current)).not.toBe(await edgeOf(other));
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await tellApart(menu.and(link('Products')), menu.and(link('Blog')));

  await page.goto('/Statecharts?machine=toast&state=visible.held');
  await tellApart(link('toast'), link('viewer'));
  const entries = page.getByRole('list', { name: 'Timeline', exact: true }).locator('> li');
  await tellApart(entries.and(page.locator('[aria-current]')), entries.first());
});

test('who asked for less motion sees all that was hidden at once when the page settles, not part by part', async ({
  openShop,
}) => {
  const page = await openShop({ path: '/Products', reducedMotion: true });
  const hidden = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const { dataset } = document.documentElement;
    const parts = [...document.querySelectorAll('main [data-settles~=random] *')];
    const hiddenParts = () => parts.filter((part) => getComputedStyle(part).visibility === 'hidden').length;
    dataset['settling'] = 'random';
    await frame();
    await frame();
    const before = hiddenParts();
    delete dataset['settling'];
    return { before: before === parts.length && before > 0, after: hiddenParts() };
  });
  expect(hidden).toEqual({ before: true, after: 0 });
});

test('a link that is released beside itself does not navigate', async ({ openShop }) => {
  const page = await openShop({ path: '/Products' });
  const box = await page.locator('a[data-card]').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move(4, 300, { steps: 4 });
  await page.mouse.up();
  await inShop(page).seePath('/Products');
  await inShop(page).seeHeading('Products');
});

test('the middle button opens a card in a tab of its own, with the right product', async ({ openShop }) => {
  const page = await openShop({ path: '/Products' });
  const opened = page.context().waitForEvent('page');
  await page
    .locator(`a[href="${productPath(THE.lamp)}"]`)
    .first()
    .click({ button: 'middle' });
  await inShop(await opened).seeHeading(product(THE.lamp).name);
  await inShop(page).seePath('/Products');
});

/** Targets below 24 px, but for links within a sentence (WCAG 2.5.8, "Inline"). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (target: Element) =>
      target.matches('a') &&
      getComputedStyle(target).display === 'inline' &&
      (target.parentElement?.textContent ?? '').trim() !== (target.textContent ?? '').trim();
    const sizeOf = (target: Element) => {
      const place = target.matches('input') ? (target.closest('label') ?? target) : target;
      return place.getBoundingClientRect();
    };
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    // What is far below the screen is laid out when it is measured for the first time.
    targets.forEach(sizeOf);
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => !isInSentence(target) && !target.matches('[href="#content"]'))
      .filter((target) => Math.min(sizeOf(target).width, sizeOf(target).height) < 23.5)
      .map((target) => `${target.outerHTML.slice(0, 120)} ${sizeOf(target).width}×${sizeOf(target).height}`);
  });
}

/** True if some part of the focused element is visible (WCAG 2.4.11). */
function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    return parts.some((across) =>
      parts.some((down) => {
        const seen = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return seen !== null && (focused.contains(seen) || seen.contains(focused));
      }),
    );
  });
}

test('a width that is typed counts for who goes to the products without Apply', async ({ openShop }) => {
  const I = onCatalogue(await openShop({ width: 'phone', path: '/Products' }));
  await I.main.getByRole('button', { name: /^Filters/ }).click();
  const filters = I.page.getByRole('dialog');
  await filters.getByText('Price range and size').click();
  const width = filters.getByRole('group', { name: /^Width/ });
  await width.getByRole('textbox', { name: 'To' }).fill('45');
  await filters.getByRole('button', { name: /^Show \d+ products/ }).click();
  await see(I.main.getByRole('button', { name: /Width.*45 cm/ }));
  await expect.poll(() => new URL(I.page.url()).searchParams.get('only')).toBe('width:-45');
});

test('a price that is no number of dollars is refused by Apply, and asks for none until it is one', async ({
  openShop,
}) => {
  const I = onCatalogue(await openShop({ path: '/Products' }));
  const filters = I.main.getByRole('region', { name: 'Filters' });
  await filters.getByText('Price range and size').click();
  const price = filters.getByRole('group', { name: /^Price range/ });
  const from = price.getByRole('textbox', { name: 'From' });
  const fault = () =>
    from.evaluate((field) => (field instanceof HTMLInputElement ? field.validationMessage : undefined));
  const asked = () => new URL(I.page.url()).searchParams.get('only');
  await from.fill('€20');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(fault).toMatch(/^Write a price in dollars/);
  await expect(from.evaluate((field) => field === document.activeElement)).resolves.toBe(true);
  expect(asked()).toBeNull();
  await from.fill('$20');
  await expect.poll(fault).toBe('');
  await price.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(asked).toBe('price:20-');
});

test('on a phone two badges of a card leave its heart free', async ({ openShop }) => {
  const page = await openShop({ path: '/Products?q=sold+out', width: 390 });
  const [card, heart] = [page.getByRole('article').first(), page.getByRole('button', { name: /wishlist/ }).first()];
  await see(card.getByText('15% off'));
  const badge = await card.getByText('Sold Out').boundingBox();
  const pressed = await heart.boundingBox();
  expect((badge?.x ?? Infinity) + (badge?.width ?? 0)).toBeLessThanOrEqual(pressed?.x ?? 0);
});

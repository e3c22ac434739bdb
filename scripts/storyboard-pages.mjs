import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import sharp from 'sharp';

/** Around the part that a machine owns, in px. */
const MARGIN_PX = 12;
/** Stops of the Tab key that are noted of a state. */
const MOST_STOPS = 60;

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What there is to know of a state, of a page that shows it: pictures of its part and of the window, texts,
 * components and design tokens by their names, accessibility tree, what axe finds, and at last the focus order, by pressing Tab.
 */
export async function inspectState(page, part, styleNames) {
  const shot = { animations: 'disabled', caret: 'hide' };
  const window = await webp(await page.screenshot(shot));
  const clip = await page.evaluate(visiblePart, { part, margin: MARGIN_PX });
  const crop = clip ? await webp(await page.screenshot({ ...shot, clip })) : window;
  const texts = await page.evaluate(textsOf, part);
  const styles = await page.evaluate(stylesOf, { part, ...styleNames });
  const tree = clip ? await page.locator(part).first().ariaSnapshot() : '';
  // By the debugger: the page's policy allows no other script.
  await page.evaluate(axeSource);
  const problems = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length})`);
  });
  return { crop, window, texts, ...styles, tree, problems, stops: await focusOrder(page) };
}

async function webp(png) {
  const { data, info } = await sharp(png).webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
  return { src: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}

/** What has the focus, then presses Tab until the focus leaves the page or comes back to where it was first. */
async function focusOrder(page) {
  const { name: start } = await page.evaluate(focused, true);
  const stops = start === undefined ? [] : [start];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const { name, isFirst } = await page.evaluate(focused, stops.length === 0);
    if (name === undefined || isFirst) {
      return stops;
    }
    stops.push(name);
  }
  return [...stops, `… and further: only the first ${MOST_STOPS} are noted.`];
}

/** Runs in the page: role and name of what has the focus. */
function focused(isStart) {
  const element = document.activeElement;
  if (!element || element === document.body) {
    return { name: undefined, isFirst: false };
  }
  const isFirst = !isStart && globalThis.firstFocused === element;
  if (isStart) {
    globalThis.firstFocused = element;
  }
  globalThis.axe.setup(document);
  const { aria, text } = globalThis.axe.commons;
  const name = `${aria.getRole(element) ?? element.localName}: ${text.accessibleText(element)}`;
  globalThis.axe.teardown();
  return { name, isFirst };
}

/** Runs in the page: what of a part is in the window, with a margin; undefined when nothing is. */
function visiblePart({ part, margin }) {
  const box = document.querySelector(part)?.getBoundingClientRect();
  if (!box) {
    return undefined;
  }
  const x = Math.max(0, box.left - margin);
  const y = Math.max(0, box.top - margin);
  const width = Math.min(document.documentElement.clientWidth, box.right + margin) - x;
  const height = Math.min(globalThis.innerHeight, box.bottom + margin) - y;
  return width > 0 && height > 0 && box.height > 0 ? { x, y, width, height } : undefined;
}

/** Runs in the page: the texts of a part that can be seen, and those that only readers are told, in their order. */
function textsOf(part) {
  const root = document.querySelector(part);
  const found = [];
  const walker = document.createTreeWalker(root ?? document.createElement('p'), NodeFilter.SHOW_ELEMENT);
  for (let element = root; element; element = walker.nextNode()) {
    if (element.checkVisibility({ visibilityProperty: true })) {
      for (const attribute of ['alt', 'aria-label', 'placeholder', 'title']) {
        found.push({ where: `${element.localName} ${attribute}`, text: element.getAttribute(attribute) ?? '' });
      }
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      found.push({ where: element.localName, text: own.map(({ data }) => data).join('') });
    }
  }
  return found
    .map(({ where, text }) => ({ where, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

/** Runs in the page: the components that are seen in a part, and the tokens that rules for them take, with their values. */
function stylesOf({ part, components, tokens }) {
  const root = document.querySelector(part);
  const seen = [root, ...(root?.querySelectorAll('*') ?? [])].filter((element) =>
    element?.checkVisibility({ visibilityProperty: true }),
  );
  const classes = new Set(seen.flatMap(({ classList }) => [...classList]));
  // The number of a class has one digit or two.
  const componentOf = (name) => components[name.slice(0, -1)] ?? components[name.slice(0, -2)];
  const used = new Set();
  const noteTokens = ({ cssText }) => {
    for (const [, property] of cssText.matchAll(/var\((--[\w-]+)/g)) {
      used.add(property);
    }
  };
  const isSeen = (selector) => {
    const elements = selector.replaceAll(/(^|[\s,>+~])::[\w-]+/g, '$1*').replaceAll(/::[\w-]+/g, '');
    return seen.some((element) => element.matches(elements));
  };
  const read = (rule) => {
    if (rule.style && rule.selectorText && isSeen(rule.selectorText)) {
      noteTokens(rule.style);
    }
    if (rule.media === undefined || globalThis.matchMedia(rule.media.mediaText).matches) {
      [...(rule.cssRules ?? [])].forEach(read);
    }
  };
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).forEach(read);
  seen.forEach(({ style }) => noteTokens(style));
  const values = getComputedStyle(document.documentElement);
  return {
    components: [...new Set([...classes].map(componentOf).filter(Boolean))].toSorted(),
    tokens: Object.entries(tokens)
      .filter(([property]) => used.has(property))
      .map(([property, name]) => ({ name, value: values.getPropertyValue(property).trim() })),
  };
}

/** Where to find something on a page: by its role and name, as a screen reader would. */
export interface Locator {
  readonly role: string;
  /** The whole accessible name; a pattern where only a part of it is certain. */
  readonly name?: string | RegExp;
  /** Text that must stand in it. */
  readonly saying?: RegExp;
  readonly within?: Locator;
  /** The first of several, from 0; without it there may be only one. */
  readonly place?: number;
}

/** What can be read of a locator, as a screen reader or an eye would. */
export type ElementState =
  | 'count'
  | 'text'
  | 'value'
  | 'checked'
  | 'pressed'
  | 'expanded'
  | 'current'
  | 'selected'
  | 'focus';

/** Something that must be seen. */
export interface Assertion {
  /** What is looked at; the page as a whole when left out. */
  readonly locator?: Locator;
  readonly facet: ElementState | 'path' | 'locked';
  readonly expected: string | number | boolean | RegExp | null;
}

/** How a page is come to. */
export interface PageVisit {
  readonly path: string;
  readonly width: 'phone' | 'desktop';
  /** What is kept on this device: data by the name of the slice. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Whether this browser forbids all storage. */
  readonly isForbidden?: boolean;
  /** Whether things may move; who says nothing wants them still. */
  readonly mayMove?: boolean;
  /** Pictures with this in their address wait to be delivered. */
  readonly withheld?: string;
}

/** Driver at a page of the shop, wherever it runs: in a DOM or in a browser. */
export interface Driver {
  /** How exactly timers are known that begin while a page is loading, in ms; 1 when left out. */
  readonly loadPrecisionMs?: number;
  /** Comes to a page for the first time, on the 15th of June 2025 at noon; the clock stands still from then on. */
  readonly open: (visit: PageVisit) => Promise<void>;
  readonly click: (locator: Locator) => Promise<void>;
  /** Focuses a locator and presses a key there; the pointer stays where it is. */
  readonly press: (key: string, locator: Locator) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly type: (locator: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list by its words. */
  readonly choose: (locator: Locator, option: string) => Promise<void>;
  readonly pointAt: (locator: Locator) => Promise<void>;
  readonly pointAway: () => Promise<void>;
  /** Takes focus off what has it. */
  readonly blur: () => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  readonly makeWide: (isWide: boolean) => Promise<void>;
  /** Another tab keeps something on this device. */
  readonly hearOf: (slice: string, data: unknown) => Promise<void>;
  /** Another tab clears all that is kept on this device. */
  readonly hearOfClearing: () => Promise<void>;
  /** This device has no room left, or has room again. */
  readonly fillDevice: (isFull: boolean) => Promise<void>;
  /** The next picture that is withheld comes, whole or as garbage. */
  readonly deliver: (isWhole: boolean) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Waits until it is so; throws with what was seen instead. */
  readonly see: (assertion: Assertion) => Promise<void>;
}

/** There is exactly one of it. */
export function seen(locator: Locator): Assertion {
  return counted(locator, 1);
}

/** There is none of it to see. */
export function unseen(locator: Locator): Assertion {
  return counted(locator, 0);
}

/** So many elements match. */
export function counted(locator: Locator, count: number): Assertion {
  return { locator, facet: 'count', expected: count };
}

/** The text of an element. */
export function says(locator: Locator, words: string | RegExp): Assertion {
  return { locator, facet: 'text', expected: words };
}

/** The value of a field. */
export function holds(locator: Locator, value: string | RegExp): Assertion {
  return { locator, facet: 'value', expected: value };
}

/** A state of an element, such as checked; with `expected` false that it is not so. */
export function is(
  locator: Locator,
  facet: Exclude<ElementState, 'count' | 'text' | 'value'>,
  expected = true,
): Assertion {
  return { locator, facet, expected };
}

/** The path of the address. */
export function standsAt(path: string): Assertion {
  return { facet: 'path', expected: path };
}

/** Whether the page stands still behind an overlay. */
export function isLocked(expected: boolean): Assertion {
  return { facet: 'locked', expected };
}

/** A button by its name. */
export function button(name: string | RegExp, within?: Locator): Locator {
  return named('button', name, within);
}

/** A link by its name. */
export function link(name: string | RegExp, within?: Locator): Locator {
  return named('link', name, within);
}

/** A text field by its label. */
export function textbox(name: string | RegExp, within?: Locator): Locator {
  return named('textbox', name, within);
}

/** An element by its role and name. */
export function named(role: string, name: string | RegExp, within?: Locator): Locator {
  return within ? { role, name, within } : { role, name };
}

export const MAIN: Locator = { role: 'main' };

/** A text with these words in it, to the letter. */
export function containing(words: string): RegExp {
  return new RegExp(words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
}

/** Whether what was read is what must be seen. */
export function fits(read: string | number | boolean | null, { expected }: Assertion): boolean {
  return expected instanceof RegExp ? expected.test(String(read)) : read === expected;
}

/** What must be seen and what was, in words; `null` was read where there is not exactly one of the locator. */
export function wordsOf({ locator, facet, expected }: Assertion, read: string | number | boolean | null): string {
  const found = read === null ? 'there is not exactly one of it' : `it is ${String(read)}`;
  return `${facet} of ${locator ? locatorWords(locator) : 'the page'} must be ${String(expected)}, ${found}`;
}

function locatorWords({ role, name, saying, within, place }: Locator): string {
  return [
    place === undefined ? '' : `${place + 1}. `,
    role,
    name === undefined ? '' : ` "${String(name)}"`,
    saying === undefined ? '' : ` saying ${String(saying)}`,
    within === undefined ? '' : ` within ${locatorWords(within)}`,
  ].join('');
}

/** Where to find something on a page: by its role and name, as a screen reader would. */
export interface Spot {
  readonly role: string;
  /** The whole accessible name; a pattern where only a part of it is certain. */
  readonly name?: string | RegExp;
  /** Text that must stand in it. */
  readonly saying?: RegExp;
  readonly within?: Spot;
  /** The first of several, from 0; without it there may be only one. */
  readonly place?: number;
}

/** What can be read of a spot, as a screen reader or an eye would. */
export type Facet = 'count' | 'text' | 'value' | 'checked' | 'pressed' | 'expanded' | 'current' | 'selected' | 'focus';

/** Something that must be seen. */
export interface Sight {
  /** What is looked at; the page as a whole when left out. */
  readonly spot?: Spot;
  readonly facet: Facet | 'path' | 'locked';
  readonly expected: string | number | boolean | RegExp | null;
}

/** How a page is come to. */
export interface Visit {
  readonly path: string;
  readonly width: 'phone' | 'desk';
  /** What is kept on this device: data by the name of the slice. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Whether this browser forbids all storage. */
  readonly isForbidden?: boolean;
  /** Whether things may move; who says nothing wants them still. */
  readonly mayMove?: boolean;
  /** Pictures with this in their address wait to be delivered. */
  readonly withheld?: string;
}

/** Someone at a page of the shop, wherever it runs: in a DOM or in a browser. */
export interface Someone {
  /** Comes to a page for the first time, on the 15th of June 2025 at noon; the clock stands still from then on. */
  readonly open: (visit: Visit) => Promise<void>;
  readonly click: (spot: Spot) => Promise<void>;
  /** Focuses a spot and presses a key there; the pointer stays where it is. */
  readonly press: (key: string, spot: Spot) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly type: (spot: Spot, text: string) => Promise<void>;
  /** Chooses an option of a list by its words. */
  readonly choose: (spot: Spot, option: string) => Promise<void>;
  readonly pointAt: (spot: Spot) => Promise<void>;
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
  readonly see: (sight: Sight) => Promise<void>;
}

/** The storage key of a slice. */
export function keyOf(slice: string): string {
  return `larkwood.${slice}`;
}

/** Data as it is kept under a key. */
export function wrapped(data: unknown): { readonly v: 1; readonly data: unknown } {
  return { v: 1, data };
}

/** There is exactly one of it. */
export function seen(spot: Spot): Sight {
  return counted(spot, 1);
}

/** There is none of it to see. */
export function unseen(spot: Spot): Sight {
  return counted(spot, 0);
}

export function counted(spot: Spot, count: number): Sight {
  return { spot, facet: 'count', expected: count };
}

export function says(spot: Spot, words: string | RegExp): Sight {
  return { spot, facet: 'text', expected: words };
}

export function holds(spot: Spot, value: string | RegExp): Sight {
  return { spot, facet: 'value', expected: value };
}

export function is(spot: Spot, facet: Exclude<Facet, 'count' | 'text' | 'value'>, expected = true): Sight {
  return { spot, facet, expected };
}

export function standsAt(path: string): Sight {
  return { facet: 'path', expected: path };
}

/** Whether the page stands still behind an overlay. */
export function isLocked(expected: boolean): Sight {
  return { facet: 'locked', expected };
}

export function button(name: string | RegExp, within?: Spot): Spot {
  return named('button', name, within);
}

export function link(name: string | RegExp, within?: Spot): Spot {
  return named('link', name, within);
}

export function textbox(name: string | RegExp, within?: Spot): Spot {
  return named('textbox', name, within);
}

export function named(role: string, name: string | RegExp, within?: Spot): Spot {
  return within ? { role, name, within } : { role, name };
}

export const MAIN: Spot = { role: 'main' };

/** A text with these words in it, to the letter. */
export function containing(words: string): RegExp {
  return new RegExp(words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
}

/** Whether what was read is what must be seen. */
export function fits(read: string | number | boolean | null, { expected }: Sight): boolean {
  return expected instanceof RegExp ? expected.test(String(read)) : read === expected;
}

/** What must be seen and what was, in words; `null` was read where there is not exactly one of the spot. */
export function wordsOf({ spot, facet, expected }: Sight, read: string | number | boolean | null): string {
  const found = read === null ? 'there is not exactly one of it' : `it is ${String(read)}`;
  return `${facet} of ${spot ? spotWords(spot) : 'the page'} must be ${String(expected)}, ${found}`;
}

function spotWords({ role, name, saying, within, place }: Spot): string {
  return [
    place === undefined ? '' : `${place + 1}. `,
    role,
    name === undefined ? '' : ` "${String(name)}"`,
    saying === undefined ? '' : ` saying ${String(saying)}`,
    within === undefined ? '' : ` within ${spotWords(within)}`,
  ].join('');
}

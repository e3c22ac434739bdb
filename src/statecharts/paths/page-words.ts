import type { Assertion } from '#kit/paths/driver';
import { leavesOf } from '#kit/paths/graph';
import { pageGraph, stateExpectation } from '#kit/paths/page-paths';

import { places } from '../places';

/** Shorter ones are figures and marks. */
const SHORTEST = 3;

/**
 * The words that are seen on a page in each state, by the state's node id: those that its page place asserts, and so the
 * ones that tests have seen there in a browser. What a page shows whatever the state is not among them.
 */
export function wordsOnPages(asked = places): Readonly<Record<string, readonly string[]>> {
  const words = new Map<string, Set<string>>();
  for (const place of asked) {
    for (const { snapshot } of pageGraph(place).nodes.values()) {
      for (const id of leavesOf(snapshot)) {
        const known = words.get(id) ?? new Set();
        stateExpectation(place, id, snapshot)
          .flatMap(wordsSeen)
          .forEach((each) => known.add(each));
        words.set(id, known);
      }
    }
  }
  return Object.fromEntries([...words].map(([id, seen]) => [id, [...seen]]));
}

function wordsSeen({ locator, facet, expected }: Assertion): readonly string[] {
  const isThere = expected !== 0 && expected !== null;
  const texts = [facet === 'text' ? expected : undefined, isThere ? locator?.name : undefined];
  return texts
    .flatMap((text) => (text instanceof RegExp ? literals(text) : typeof text === 'string' ? [text] : []))
    .filter((text) => text.length >= SHORTEST);
}

/** What stands in a pattern to the letter: what comes between its special signs. */
function literals({ source }: RegExp): readonly string[] {
  return source
    .split(/\\[a-z]|(?<!\\)[$()*+.?[\]^{|}]+/i)
    .map((part) => part.replaceAll(/\\(.)/g, '$1').trim())
    .filter((part) => part !== '');
}

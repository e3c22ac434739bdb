import { describe, test, vi } from 'vitest';

import { PATH_TIMEOUT_MS, pageOf } from './browser-suite';
import { pageGraph } from '#kit/paths/page-paths';
import { places } from '#statecharts/places';
import { stepsOf } from '#kit/paths/walk';
import type { Steps } from '#kit/paths/walk';

type WrittenPath = (name: string, walk: (shop: Steps) => Promise<void>) => void;

/**
 * The paths of a machine at a place, as `npm run paths -- --format playwright` writes them: Playwright drives the built
 * page, Vitest runs them. Throws when there is no such place.
 */
export function pathsAt(machine: string, place: string, write: (path: WrittenPath) => void): void {
  const found = places.find((candidate) => candidate.machine === machine && candidate.place === place);
  if (!found) {
    const known = places.filter((candidate) => candidate.machine === machine).map((candidate) => candidate.place);
    throw new Error(`Nobody walks ${machine} at "${place}". Places: ${known.join(', ') || 'none'}.`);
  }
  describe(found.model.name, () => {
    const graph = pageGraph(found);
    const comeTo = pageOf(found);
    write((name, walk) => {
      test(name, () => walk(inSpec(stepsOf(comeTo(), graph))), PATH_TIMEOUT_MS);
    });
  });
}

/** A step that fails is shown where the spec takes it. */
function inSpec({ start, cause, pass, see }: Steps): Steps {
  return {
    start: vi.defineHelper(start),
    cause: vi.defineHelper(cause),
    pass: vi.defineHelper(pass),
    see: vi.defineHelper(see),
  };
}

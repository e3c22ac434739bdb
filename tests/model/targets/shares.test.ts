import { describe, expect, test } from 'vitest';

import { registry } from '#machines/registry';

import { transitions } from '../../../src/inspector/chart/transitions';
import { notOnAnyPage, notWalked } from './not-walked';
import { pageSuite } from './page-target';
import { targets } from './targets';
import { loneActor, walk } from './walk';

describe.each(targets)('$model.name', (target) => {
  const { graph, paths } = pageSuite(target);

  test('the paths of the page lead a lone actor to the same states', async () => {
    for (const path of paths) {
      await expect(walk(loneActor(target), graph, path)).resolves.toBeUndefined();
    }
  });
});

describe.each(registry.filter(({ name }) => !(name in notOnAnyPage)))('$name', ({ name, machine }) => {
  const places = targets.filter((target) => target.machine === name);
  const walked = new Set(
    places.flatMap((target) =>
      pageSuite(target)
        .paths.flat()
        .flatMap(({ taken }) => taken),
    ),
  );
  const all = [...transitions(machine).entries()];
  const left = all.filter(([id]) => !walked.has(id));

  test(`${all.length - left.length} of ${all.length} transitions are walked on a page, of the others it is known why not`, () => {
    const isExplained = (type: string) => places.every((target) => target.notOnPage.has(type));
    expect(left.filter(([, { eventType }]) => !isExplained(eventType)).map(([id]) => id)).toEqual(
      Object.keys(notWalked[name] ?? {}),
    );
  });
});

test('every machine has a place where it shows, or it is known why not', () => {
  const placeless = registry.map(({ name }) => name).filter((name) => targets.every(({ machine }) => machine !== name));
  expect(placeless.toSorted()).toEqual(Object.keys(notOnAnyPage).toSorted());
});

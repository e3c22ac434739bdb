import { describe, expect, test } from 'vitest';

import { transitions } from '#kit/charts/transitions';
import { registry } from '#machines/registry';

import { pageSuite } from '#kit/paths/page-paths';
import { machinePlaces, places } from '#statecharts/places';
import { loneActor, walk } from '#kit/paths/walk';

describe.each(places)('$model.name', (place) => {
  const { graph, paths } = pageSuite(place);

  test('the paths of the page lead a lone actor to the same states', async () => {
    for (const path of paths) {
      await expect(walk(loneActor(place), graph, path)).resolves.toBeUndefined();
    }
  });
});

describe.each(machinePlaces.filter(({ nowhere }) => nowhere === undefined))('$machine', (shown) => {
  const walked = new Set(
    shown.places.flatMap((place) =>
      pageSuite(place)
        .paths.flat()
        .flatMap(({ taken }) => taken),
    ),
  );
  const [{ model } = { model: undefined }] = shown.places;
  const all = model ? [...transitions(model.machine).entries()] : [];
  const left = all.filter(([id]) => !walked.has(id));

  test(`${all.length - left.length} of ${all.length} transitions are walked on a page, of the others it is known why not`, () => {
    const isExplained = (type: string) => shown.places.every(({ notOnPage }) => notOnPage.has(type));
    expect(left.filter(([, { eventType }]) => !isExplained(eventType)).map(([id]) => id)).toEqual(
      Object.keys(shown.notWalked),
    );
  });
});

test('every machine has a place where it shows, or it is known why not', () => {
  const known = machinePlaces.filter(({ places, nowhere }) => places.length > 0 !== (nowhere !== undefined));
  expect(known.map(({ machine }) => machine).toSorted()).toEqual(registry.map(({ name }) => name).toSorted());
});

import ELK from 'elkjs';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';

import { defineChart, statesOf, transitionsOf } from '../definition';
import type { Chart } from '../chart';
import { fromElk, toElk } from '../layout/elk-graph';
import { machineNamed } from '#statecharts/machines';
import { fromJson } from './definition-file';
import { zipOf } from './zip';

const NAMES = ['toast', 'payment', 'product'] as const;

describe('the archive of all machines', () => {
  const charts: Chart[] = [];
  let files: Readonly<Record<string, Uint8Array>> = {};

  beforeAll(async () => {
    const engine = new ELK();
    for (const name of NAMES) {
      const definition = defineChart(machineNamed(name) as Parameters<typeof defineChart>[0]);
      const wide = fromElk(await engine.layout(toElk(definition, 'wide')));
      charts.push({ definition, layouts: { wide, tall: wide } });
    }
    files = unzipSync(zipOf(charts));
  });

  const fileOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());

  test('holds every machine in every format, and is the same each time', () => {
    expect(Object.keys(files).toSorted()).toEqual(
      NAMES.flatMap((name) =>
        ['json', 'mmd', 'scxml', 'svg'].map((ending) => `${ending}/${name}.${ending}`),
      ).toSorted(),
    );
    expect(zipOf(charts)).toEqual(zipOf(charts));
  });

  test.each(NAMES)('the JSON of %s reads back to the same chart', (name) => {
    const chart = charts.find(({ definition }) => definition.name === name)?.definition;
    expect(fromJson(fileOf(`json/${name}.json`))).toEqual(JSON.parse(JSON.stringify(chart)));
  });

  test.each(NAMES)('the picture of %s shows every state and every transition, in colours of its own', (name) => {
    const picture = new DOMParser().parseFromString(fileOf(`svg/${name}.svg`), 'image/svg+xml');
    const chart = charts.find(({ definition }) => definition.name === name)?.definition;
    const drawn = (attribute: string) =>
      new Set([...picture.querySelectorAll(`[${attribute}]`)].map((part) => part.getAttribute(attribute)));
    expect(picture.querySelector('parsererror')).toBeNull();
    expect(drawn('data-state')).toEqual(new Set(chart && statesOf(chart).map(({ id }) => id)));
    expect(drawn('data-transition')).toEqual(
      new Set(chart && transitionsOf(chart).map(({ transition }) => transition.id)),
    );
    expect(picture.querySelector('style')?.textContent).not.toContain('var(');
  });
});

describe('a definition file', () => {
  test('that is none is refused in a sentence', () => {
    expect(() => fromJson('{')).toThrow('This file is no JSON.');
    expect(() => fromJson('{"version":1,"name":"toast"}')).toThrow(
      'This file is no machine definition: root is not what it should be.',
    );
  });
});

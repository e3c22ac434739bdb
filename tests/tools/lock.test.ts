import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).filter(([folder]) => folder !== '');

test('every locked package is held to its content, on every system', () => {
  expect(locked.length).toBeGreaterThan(300);
  const loose = locked.filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity));
  expect(loose.map(([folder]) => folder)).toEqual([]);
});

test('no locked package is tied to one registry', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

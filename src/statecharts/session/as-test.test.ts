import ts from 'typescript';
import { expect, test } from 'vitest';

import { pictureOf } from '../stage/picture';
import { browserTestOf, unitTestOf } from './as-test';
import { sessionFromLink } from '#kit/session/link';
import { emptySession, parseSession } from '#kit/session/session';
import { standingAfter } from './standing-after';

const session = {
  ...emptySession('/', { seed: 7, now: 1_750_000_000_000, stored: {} }),
  events: [{ at: 0, to: 'menu', event: { type: 'drawer.opened', words: `"it's" \\ here` } }],
};
const actor = { address: 'menu', value: 'open', states: ['drawer', 'drawer.open'], status: 'active' as const };

test('the fixture in a copied unit test is the session', () => {
  const text = unitTestOf({ session, actor });
  const written = /parseSession\((".*")\);/.exec(text)?.[1] ?? '""';
  expect(parseSession(JSON.parse(written) as string)).toEqual(session);
  expect(text).toContain(`expect(standingAfter(session, "menu")).toMatchObject({"value":"open","status":"active"});`);
});

test('what a copied test imports is found from tests', () => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  const unresolved = [unitTestOf({ session, actor }), browserTestOf({ session, actor })]
    .flatMap((text) => ts.preProcessFile(text).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((name) => !ts.resolveModuleName(name, 'tests/copied.test.ts', options, ts.sys).resolvedModule);
  expect(unresolved).toEqual([]);
});

test('what was typed turns no words of a copied unit test around', () => {
  const typed = { at: 0, to: 'contact/form', event: { type: 'field.changed', field: 'name', value: 'Ada \u202Etset' } };
  const text = unitTestOf({ session: { ...session, events: [typed] }, actor });
  expect(text).toContain('Ada tset');
});

test('what a copied unit test expects is so, also of an actor that has ended', () => {
  expect(standingAfter(session, 'menu')).toMatchObject({ value: 'open', status: 'active' });
  const approved = pictureOf(['payment.approved'], 390);
  expect('session' in approved ? standingAfter(approved.session, approved.actor) : approved).toMatchObject({
    value: 'approved',
    status: 'done',
  });
});

test('a copied browser test opens the session and waits for the deepest state', () => {
  const text = browserTestOf({ session, actor });
  expect(sessionFromLink(/still#([\w-]+)/.exec(text)?.[1] ?? '')).toEqual(session);
  expect(text).toContain('.toContain("drawer.open");');
});

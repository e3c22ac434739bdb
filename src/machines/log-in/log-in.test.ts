import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';

import type { Person } from '#domain/person';
import { profileMachine } from '#machines/profile/profile.machine';
import { place } from '#kit/paths/place';
import { cellsOf, startedActor } from '#tests/support/cells';
import { spyOnMessages, done } from '#tests/support/message-spy';

import type { LogInEvent } from './log-in.machine';
import { logInMachine } from './log-in.machine';

const ada: Person = { name: 'Ada Sample', email: 'ada@larkwood.example', phone: '+1 (902) 555-0142' };
const input = { person: () => ada };
const left: LogInEvent = { type: 'session.left' };
const submitted = (login: string) => done('form', { values: { login, password: 'anything' } });
const known = submitted('ada@larkwood.example');
const unknown = submitted('ben@larkwood.example');

test('every event before a try, after a miss and once greeted', () => {
  expect(
    cellsOf({
      machine: logInMachine,
      input,
      pathTo: { fresh: [], unknown: [unknown], greeted: [known] },
      events: { known, unknown, left },
    }),
  ).toEqual({
    fresh: { known: 'greeted', unknown: 'asking.unknown', left: 'asking.fresh' },
    unknown: { known: 'greeted', unknown: 'asking.unknown', left: 'asking.fresh' },
    greeted: { known: '·', unknown: '·', left: 'asking.fresh' },
  });
});

test.each([
  'ada@larkwood.example',
  ' ADA@Larkwood.example ',
  'ada＠larkwood．example',
  '+1 (902) 555-0142',
  '1 902 5550142',
])('"%s" opens the session of who is known here', (login) => {
  const { actor, received } = spyOnMessages(logInMachine, input, ['profile']);
  actor.send(submitted(login));
  expect(received).toEqual([['profile', { type: 'session.opened' }]]);
});

test.each([
  { what: 'another email', login: 'ben@larkwood.example', person: ada },
  { what: 'a part of the phone number', login: '555-0142', person: ada },
  { what: 'words without a digit, when no phone number is known', login: 'ada', person: { ...ada, phone: '' } },
  { what: 'anything, when nobody is known', login: 'ada@larkwood.example', person: undefined },
])('$what opens nothing; what was typed stays, the miss counts', ({ login, person }) => {
  const { actor, received } = spyOnMessages(logInMachine, { person: () => person }, ['profile']);
  actor.send(submitted(login));
  const { context, children } = actor.getSnapshot();
  expect(received).toEqual([]);
  expect(place(actor.getSnapshot())).toBe('asking.unknown');
  expect(context.misses).toBe(1);
  expect(children.form?.getSnapshot().context.values).toEqual({ login, password: 'anything' });
});

test('a password that was shown is hidden again after a miss', () => {
  const page = startedActor(logInMachine, input);
  page.getSnapshot().children.password.send({ type: 'reveal.toggled' });
  page.send(unknown);
  expect(page.getSnapshot().children.password.getSnapshot().hasTag('shown')).toBe(false);
});

test('a password of an earlier try is forgotten once somebody is greeted', () => {
  const page = startedActor(logInMachine, input);
  page.send(unknown);
  page.send(known);
  expect(page.getSnapshot().context.typed).toEqual({ login: '', password: '' });
});

test('logging out closes the session and asks with a blank form', () => {
  const { actor, received } = spyOnMessages(logInMachine, input, ['profile']);
  actor.send(unknown);
  actor.send(left);
  const { context, children } = actor.getSnapshot();
  expect(received).toEqual([['profile', { type: 'session.closed' }]]);
  expect(context.misses).toBe(0);
  expect(children.form?.getSnapshot().context.values).toEqual({ login: '', password: '' });
});

test('logging out in another tab asks with a blank form', () => {
  const both = setup({ actors: { profile: profileMachine, page: logInMachine } }).createMachine({
    invoke: [
      { systemId: 'profile', src: 'profile' },
      { systemId: 'page', src: 'page', input },
    ],
  });
  const { system } = createActor(both).start();
  const [profile, page] = [system.get('profile'), system.get('page')];
  profile.send({ type: 'profile.restored', person: ada, signedIn: false });
  page.send(known);
  expect([place(profile.getSnapshot()), place(page.getSnapshot())]).toEqual(['signedIn', 'greeted']);
  profile.send({ type: 'profile.restored', person: ada, signedIn: false });
  expect(place(page.getSnapshot())).toBe('asking.fresh');
  expect(page.getSnapshot().children.form.getSnapshot().context.values).toEqual({ login: '', password: '' });
});

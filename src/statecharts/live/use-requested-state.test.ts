import { expect, test } from 'vitest';

import { sessionToLink } from '#kit/session/link';
import { endOf } from '#kit/session/session';
import { pointAfter } from '#kit/session/timeline';
import { readAddress, standingIn, writeAddress } from '../address';
import type { ChartedMachine } from '../machines';
import { machineNamed } from '../machines';
import { requestedState } from './use-requested-state';

const form = machineNamed('form') as ChartedMachine;
const { address } = readAddress('?machine=form&pane=stage');

function sessionOf(state: string) {
  const { point } = requestedState(machineNamed('payment') as ChartedMachine, { ...address, state });
  if (!point) {
    throw new Error(`No page shows payment.${state}.`);
  }
  return point.session;
}

test('a link names the actor that was watched, where its machine runs more than once', () => {
  const session = sessionToLink(sessionOf('declined'));
  const written = writeAddress({ ...address, session, actor: 'checkout/payment/form' });
  const [search = '', hash = ''] = written.replace('/Statecharts', '').split('#');
  const { address: read, problems } = readAddress(search, `#${hash}`);
  expect(problems).toEqual([]);
  expect(requestedState(form, read)).toMatchObject({
    point: { session: { path: '/Checkout' } },
    actor: 'checkout/payment/form',
  });
  expect(requestedState(form, address).actor).not.toBe('checkout/payment/form');
});

test('a link brings no signs that turn a line around', () => {
  const session = sessionOf('declined');
  const events = [...session.events, { at: endOf(session), to: 'catalogue', event: { type: 'a', words: '\u202Eb' } }];
  const { point } = requestedState(form, { ...address, session: sessionToLink({ ...session, events }) });
  expect(point?.session.events.at(-1)?.event).toEqual({ type: 'a', words: 'b' });
});

test('a link made after a step back stands there, and has what lies ahead', () => {
  const session = sessionOf('declined');
  const asked = (step: number) => requestedState(form, { ...address, session: sessionToLink(session), step }).point;
  const count = session.events.length;
  expect(asked(count - 1)).toMatchObject({ ...pointAfter(session, count - 1), whole: session });
  expect(asked(0)).toMatchObject({ session, until: endOf(session) });
  expect(asked(9999)).toEqual(asked(0));
});

test('a link brings the part of the page into view that a picture of its state is about', () => {
  const account = machineNamed('account') as ChartedMachine;
  const { part, session } = requestedState(account, { ...address, state: 'samples.restored' }).point ?? {};
  expect(part).toMatch(/\S/);
  const link = session && sessionToLink(session);
  expect(requestedState(account, { ...address, state: 'samples.restored', session: link }).point?.part).toBe(part);
});

test('a state that is chosen takes the place of the session of a link, and of who was watched in it', () => {
  const linked = { ...address, session: sessionToLink(sessionOf('declined')), actor: 'checkout/payment/form' };
  const asked = requestedState(form, standingIn(linked, 'refused'));
  expect(asked).toEqual(requestedState(form, { ...address, state: 'refused' }));
  expect(asked.point?.session).not.toEqual(sessionOf('declined'));
});

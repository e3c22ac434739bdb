import { expect, test } from 'vitest';

import { pathInShop } from './shop-path';
import type { SuitePath } from '#kit/paths/suite-path';
import { pathNamed, pathSentence } from './path';

test('a path of the toast goes on the stage step by step, its five seconds by the clock', () => {
  const path = named('toast', 'transitions-1');
  const shopPath = pathInShop('toast', path, 'wide');
  const [begun, ...taken] = shopPath?.points ?? [];
  expect(shopPath?.otherwise).toBeUndefined();
  expect(taken.map(({ until }) => until)).toEqual(path.steps.map(({ at }) => at + (begun?.until ?? 0)));
  expect(taken.at(-1)?.session.events.slice(begun?.session.events.length)).toEqual(
    path.steps
      .filter(({ event }) => !event.type.startsWith('xstate.after.'))
      .map(({ at, event }) => ({ at: at + (begun?.until ?? 0), to: shopPath?.actor, event })),
  );
});

test('an answer of another actor is brought about by what may be done on the page', () => {
  const shopPath = pathInShop('contact', named('contact', 'transitions-1'), 'narrow');
  expect(shopPath?.points.map(({ by }) => by)).toEqual([undefined, 'the shopper writes a message', undefined]);
});

test('every place says how the shop came there, step by step', () => {
  const toast = pathInShop('toast', named('toast', 'transitions-1'), 'wide');
  expect(toast?.points.slice(0, 4).map(({ moves }) => moves)).toEqual([
    [],
    ['a lamp was added'],
    ['a lamp was added', 'a lamp was added'],
    ['a lamp was added', 'a lamp was added', 'the lamp has been taken out again'],
  ]);
  const contact = pathInShop('contact', named('contact', 'transitions-1'), 'narrow');
  expect(contact?.points[1]?.moves).toEqual(['the shopper writes a message']);
  const payment = pathInShop('payment', named('payment', 'transitions-1'), 'wide');
  expect(payment?.points[0]?.moves).toEqual(['the shopper completes the personal details']);
});

test('a card that pays goes with the machine to the end', () => {
  const path = named('payment', 'transitions-1');
  const payment = pathInShop('payment', path, 'wide');
  expect([payment?.points.length, payment?.otherwise]).toEqual([path.steps.length + 1, undefined]);
});

test('where the shop answers otherwise than the machine alone, the words say where and how', () => {
  const cart = pathInShop('cart', named('cart', 'transitions-1'), 'wide');
  expect([cart?.points.length, cart?.otherwise]).toEqual([
    3,
    'The shop does not take step 3, "no lamp is asked for": it comes to filled, the machine alone to empty.',
  ]);
  const cards = pathInShop('saved-cards', named('saved-cards', 'transitions-1'), 'wide');
  expect(cards?.otherwise).toBe('The shop does not take step 2, "the Default is removed": Refused: isListed said no.');
});

test('a path that no page can begin says where the page begins instead', () => {
  const toast = named('toast', 'transitions-1');
  const elsewhere: SuitePath = { ...toast, start: { ...toast.start, states: ['toast'], value: 'nowhere' } };
  expect(pathInShop('toast', elsewhere, 'wide')).toEqual({
    actor: 'cartToast',
    part: '#messages > [role=status]:last-child',
    points: [],
    otherwise:
      'The shop cannot begin like this path: cartToast is hidden as the page opens, the path starts from nowhere (the toast).',
  });
});

test('a path reads as a sentence', () => {
  expect(pathSentence(named('faq-item', 'transitions-1'))).toBe(
    'From collapsed, begun as the faq item: question.toggled; question.toggled.',
  );
});

function named(machine: string, name: string): SuitePath {
  const path = pathNamed(machine, name);
  if (!path) {
    throw new Error(`${machine} has no path ${name}.`);
  }
  return path;
}

import { assert, boolean, commands, constant, integer, modelRun, property } from 'fast-check';
import type { Command } from 'fast-check';
import { expect, test } from 'vitest';

import type { SavedCard } from '#domain/saved-card';
import type { SavedCardsMessage } from '#machines/messages';
import { sampleSavedCards } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';
import { spyOnMessages } from '#tests/support/message-spy';

import { savedCardsMachine } from './saved-cards.machine';

const input = { sample: sampleSavedCards };
const card = { name: 'Ada Sample', brand: 'Visa', last4: '1111', expiry: '01/30' } as const;
const [visa, mastercard] = sampleSavedCards as readonly [SavedCard, SavedCard];

const added = (asDefault = false): SavedCardsMessage => ({ type: 'card.added', card, asDefault });
const removed = (cardId: string): SavedCardsMessage => ({ type: 'card.removed', cardId });
const preferred = (cardId: string): SavedCardsMessage => ({ type: 'card.preferred', cardId });
const restored = (...cards: readonly SavedCard[]): SavedCardsMessage => ({ type: 'cards.restored', cards });

function open() {
  return spyOnMessages(savedCardsMachine, input, ['notice']);
}

function afterwards(...events: readonly SavedCardsMessage[]) {
  const { actor, received } = open();
  events.forEach((event) => actor.send(event));
  return { cards: actor.getSnapshot().context.cards, received };
}

test('every event with cards and without', () => {
  expect(
    cellsOf({
      machine: savedCardsMachine,
      input,
      pathTo: { filled: [], oneLeft: [removed('visa')], empty: [restored()] },
      events: {
        added: added(),
        addedAsDefault: added(true),
        removed: removed('mastercard'),
        removedUnknown: removed('card-9'),
        preferred: preferred('mastercard'),
        preferredUnknown: preferred('card-9'),
        reinstated: { type: 'card.reinstated', item: visa, index: 0 },
        emptied: restored(),
        arrived: restored(mastercard),
      },
    }),
  ).toEqual({
    filled: {
      added: 'filled',
      addedAsDefault: 'filled',
      removed: 'filled',
      removedUnknown: '·',
      preferred: 'filled',
      preferredUnknown: '·',
      reinstated: 'filled',
      emptied: 'empty',
      arrived: 'filled',
    },
    oneLeft: {
      added: 'filled',
      addedAsDefault: 'filled',
      removed: 'empty',
      removedUnknown: '·',
      preferred: 'filled',
      preferredUnknown: '·',
      reinstated: 'filled',
      emptied: 'empty',
      arrived: 'filled',
    },
    empty: {
      added: 'filled',
      addedAsDefault: 'filled',
      removed: '·',
      removedUnknown: '·',
      preferred: '·',
      preferredUnknown: '·',
      reinstated: 'filled',
      emptied: 'empty',
      arrived: 'filled',
    },
  });
});

test('an added card stands last, and is the Default only when it asks for it or is the first', () => {
  expect(afterwards(added()).cards).toEqual([visa, mastercard, { ...card, id: 'card-1', isDefault: false }]);
  expect(afterwards(added(true)).cards).toEqual([
    { ...visa, isDefault: false },
    mastercard,
    { ...card, id: 'card-1', isDefault: true },
  ]);
  expect(afterwards(restored(), added()).cards).toEqual([{ ...card, id: 'card-1', isDefault: true }]);
});

test('a card that is kept already is not kept twice: it takes the new expiry, and is the Default when it asks for it', () => {
  const { name, brand, last4 } = mastercard;
  const again = (asDefault: boolean): SavedCardsMessage => ({
    type: 'card.added',
    card: { name: name.toUpperCase(), brand, last4, expiry: '04/33' },
    asDefault,
  });
  const renewed = { ...mastercard, name: name.toUpperCase(), expiry: '04/33' };
  expect(afterwards(again(false)).cards).toEqual([visa, renewed]);
  expect(afterwards(again(true)).cards).toEqual([
    { ...visa, isDefault: false },
    { ...renewed, isDefault: true },
  ]);
});

test.each<{ other: string; card: Partial<SavedCard> }>([
  { other: 'brand', card: { brand: 'Discover' } },
  { other: 'number', card: { last4: '5101' } },
  { other: 'name', card: { name: 'Ben Sample' } },
])('a card of another $other is another card', ({ card: changed }) => {
  const { name, brand, last4, expiry } = mastercard;
  const another = { name, brand, last4, expiry, ...changed };
  expect(afterwards({ type: 'card.added', card: another, asDefault: false }).cards).toHaveLength(3);
});

test('when the Default is removed the next card becomes it, and the notice knows the way back', () => {
  expect(afterwards(removed(visa.id))).toEqual({
    cards: [{ ...mastercard, isDefault: true }],
    received: [
      [
        'notice',
        {
          type: 'notice.shown',
          key: visa.id,
          removal: { kind: 'saved card', name: 'Visa ending in 4242' },
          undo: { to: 'savedCards', message: { type: 'card.reinstated', item: visa, index: 0 } },
        },
      ],
    ],
  });
});

test('when the Default is removed the card that is named becomes it, and Undo gives it back', () => {
  const cardRemoved: SavedCardsMessage = { type: 'card.removed', cardId: visa.id, next: 'card-1' };
  const named = afterwards(added(), cardRemoved).cards;
  expect(named).toEqual([mastercard, { ...card, id: 'card-1', isDefault: true }]);
  const undone = afterwards(added(), cardRemoved, { type: 'card.reinstated', item: visa, index: 0 }).cards;
  expect(undone).toEqual([visa, mastercard, { ...card, id: 'card-1', isDefault: false }]);
});

test('Undo puts a card back in its place, as the Default if it was', () => {
  expect(afterwards(removed(visa.id), { type: 'card.reinstated', item: visa, index: 0 }).cards).toEqual(
    sampleSavedCards,
  );
});

test('another card becomes the Default in the place of the one that was', () => {
  expect(afterwards(preferred(mastercard.id)).cards).toEqual([
    { ...visa, isDefault: false },
    { ...mastercard, isDefault: true },
  ]);
});

test('cards that arrive with two Defaults, or none, have one', () => {
  const two = [visa, { ...mastercard, isDefault: true }];
  const none = [{ ...visa, isDefault: false }, mastercard];
  expect(afterwards(restored(...two)).cards).toEqual(sampleSavedCards);
  expect(afterwards(restored(...none)).cards).toEqual(sampleSavedCards);
});

type Cards = ReturnType<typeof open>['actor'];

/** Sends a message about one of the cards, and checks the number of Defaults. */
class Sends implements Command<object, Cards> {
  private readonly message: (cards: readonly SavedCard[]) => SavedCardsMessage;

  constructor(message: (cards: readonly SavedCard[]) => SavedCardsMessage) {
    this.message = message;
  }

  check() {
    return true;
  }

  run(_: object, actor: Cards) {
    actor.send(this.message(actor.getSnapshot().context.cards));
    const { cards } = actor.getSnapshot().context;
    expect(cards.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, cards.length));
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  }
}

test('exactly one card is the Default, always', () => {
  const at = (cards: readonly SavedCard[], place: number) => cards[place % Math.max(1, cards.length)]?.id ?? '';
  const walk = () =>
    assert(
      property(
        commands([
          boolean().map((asDefault) => new Sends(() => added(asDefault))),
          integer({ min: 0, max: 5 }).map((place) => new Sends((cards) => removed(at(cards, place)))),
          integer({ min: 0, max: 5 }).map((place) => new Sends((cards) => preferred(at(cards, place)))),
          integer({ min: 0, max: 5 }).map((index) => new Sends(() => ({ type: 'card.reinstated', item: visa, index }))),
          constant(new Sends(() => restored())),
          constant(new Sends(() => restored(mastercard, visa, { ...visa, id: 'card-7' }))),
        ]),
        (steps) => modelRun(() => ({ model: {}, real: open().actor }), steps),
      ),
    );
  expect(walk).not.toThrow();
});

import { expect, test } from 'vitest';

import { cellsOf, startedActor } from '#tests/support/cells';
import { draftsMachine } from './drafts.machine';

const arrive = { type: 'drafts.restored', drafts: { contact: { name: 'Ada' } } } as const;
const keep = { type: 'draft.kept', form: 'review-1', values: { review: 'It stands.' } } as const;
const drop = { type: 'draft.dropped', form: 'contact' } as const;

test('every state and event', () => {
  expect(
    cellsOf({ machine: draftsMachine, input: undefined, reach: { blank: [], restored: [arrive] }, events: { arrive, keep, drop } }),
  ).toEqual({
    blank: { arrive: 'restored', keep: 'blank', drop: 'blank' },
    restored: { arrive: 'restored', keep: 'restored', drop: 'restored' },
  });
});

test('drafts of different forms do not disturb each other', () => {
  const drafts = startedActor(draftsMachine, undefined);
  [arrive, keep, drop].forEach((event) => drafts.send(event));
  expect(drafts.getSnapshot().context.drafts).toEqual({ 'review-1': { review: 'It stands.' } });
});

import { expect, test } from 'vitest';

import { sampleNow } from '#machines/samples';
import { cellsOf, startedActor } from '#tests/support/cells';
import { DRAFTS_LIFETIME_MS, draftsMachine } from './drafts.machine';

const input = { now: sampleNow };
const today = sampleNow().getTime();
const arrive = { type: 'drafts.restored', keptAt: today, drafts: { contact: { name: 'Ada' } } } as const;
const arriveLate = { ...arrive, keptAt: today - DRAFTS_LIFETIME_MS } as const;
const keep = { type: 'draft.kept', form: 'review-1', values: { review: 'It stands.' } } as const;
const drop = { type: 'draft.dropped', form: 'contact' } as const;

test('every state and event', () => {
  expect(
    cellsOf({
      machine: draftsMachine,
      input,
      pathTo: { blank: [], restored: [arrive] },
      events: { arrive, arriveLate, keep, drop },
    }),
  ).toEqual({
    blank: { arrive: 'restored', arriveLate: 'restored', keep: 'blank', drop: 'blank' },
    restored: { arrive: 'restored', arriveLate: 'restored', keep: 'restored', drop: 'restored' },
  });
});

test('drafts of different forms do not disturb each other', () => {
  const drafts = startedActor(draftsMachine, input);
  [arrive, keep, drop].forEach((event) => drafts.send(event));
  expect(drafts.getSnapshot().context).toMatchObject({
    keptAt: today,
    drafts: { 'review-1': { review: 'It stands.' } },
  });
});

test.each([
  { age: 'a moment', keptAt: today, found: arrive.drafts },
  { age: 'just less than eight hours', keptAt: today - DRAFTS_LIFETIME_MS + 1, found: arrive.drafts },
  { age: 'eight hours', keptAt: today - DRAFTS_LIFETIME_MS, found: {} },
])('drafts that were kept $age ago come back as $found', ({ keptAt, found }) => {
  const drafts = startedActor(draftsMachine, input);
  drafts.send({ ...arrive, keptAt });
  expect(drafts.getSnapshot().context.drafts).toEqual(found);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ROOM_SIZES } from '#domain/room';
import type { Shop } from '#shop';

import { shopAfter, stepsOf } from '../support/steps-in-tabs';
import { runs } from '../support/trust';

describe.each([
  {
    list: 'wishlist',
    idsIn: (shop: Shop) => shop.member('wishlist').getSnapshot().context.productIds,
    press: (shop: Shop, productId: number) => shop.member('wishlist').send({ type: 'wishlist.toggled', productId }),
  },
  {
    list: 'comparison',
    idsIn: (shop: Shop) => shop.member('comparison').getSnapshot().context.productIds,
    press: (shop: Shop, productId: number) => shop.member('comparison').send({ type: 'comparison.toggled', productId }),
  },
])('the $list of three tabs', ({ idsIn, press }) => {
  test('has what every tab that pressed a button has put in last, and not what every one has taken out', () => {
    const ids = [8, 6, 41];
    fc.assert(
      fc.property(stepsOf('press'), (steps) => {
        const pressed = ids.map(() => new Map<number, boolean>());
        const shop = shopAfter(steps, (_, open, { tab, which }) => {
          const id = ids[which] ?? 0;
          press(open, id);
          pressed[which]?.set(tab, idsIn(open).includes(id));
        });
        ids.forEach((id, which) => {
          const last = [...(pressed[which]?.values() ?? [])];
          if (last.every((isIn) => isIn === last[0]) && last.length > 0) {
            expect(idsIn(shop).includes(id)).toBe(last[0]);
          }
        });
      }),
      runs(60),
    );
  }, 600_000);
});

test('the room has the size that each tab has typed last, each in a field of its own', () => {
  fc.assert(
    fc.property(stepsOf('type'), (steps) => {
      const typed: Record<string, number> = {};
      const shop = shopAfter(steps, (_, open, { tab, index }) => {
        const size = ROOM_SIZES[tab] as (typeof ROOM_SIZES)[number];
        open.member('room').send({ type: 'size.typed', size, text: String(100 + index), unit: 'cm' } as never);
        typed[size] = 100 + index;
      });
      expect(shop.member('room').getSnapshot().context.room).toEqual(typed);
    }),
    runs(60),
  );
}, 600_000);

test('a draft has what each tab has typed last in a form of its own, and none of those that were sent', () => {
  fc.assert(
    fc.property(stepsOf('type', 'send'), (steps) => {
      const typed: Record<string, Record<string, string>> = {};
      const shop = shopAfter(steps, (kind, open, { tab, index }) => {
        const form = `review-${tab}`;
        if (kind === 'type') {
          typed[form] = { review: `words ${index}` };
          open.member('drafts').send({ type: 'draft.kept', form, values: typed[form] });
        } else {
          delete typed[form];
          open.member('drafts').send({ type: 'draft.dropped', form });
        }
      });
      expect(shop.member('drafts').getSnapshot().context.drafts).toEqual(typed);
    }),
    runs(60),
  );
}, 600_000);

describe('addresses, cards and reviews of three tabs', () => {
  const address = (label: string) => ({
    label,
    street: '1 Elm Road',
    city: 'Bath',
    postcode: 'BA1',
    country: 'France',
  });
  const card = (name: string) => ({ name, brand: 'Visa', last4: '1111', expiry: '09/29' }) as const;
  const review = (text: string) => ({ productId: 8, img: 'a', username: 'Ada', email: 'a@b.example', review: text });
  const addressesOf = (shop: Shop) => shop.member('profile').getSnapshot().context.person?.addresses ?? [];
  const cardsOf = (shop: Shop) => shop.member('savedCards').getSnapshot().context.cards;
  const reviewsOf = (shop: Shop) => shop.member('ownReviews').getSnapshot().context.reviews;
  const signUp = (shop: Shop) =>
    shop.member('profile').send({ type: 'profile.created', person: { name: 'Ada', email: 'ada@larkwood.example' } });

  const kinds = ['address', 'card', 'review', 'change', 'remove', 'undo', 'prefer'] as const;

  test('are all there that were added and not removed, each under a key of its own; one is the Default', () => {
    fc.assert(
      fc.property(stepsOf(...kinds), (steps) => {
        const added = new Set<string>();
        const removed = new Set<string>();
        const shop = shopAfter(
          steps,
          (kind, open, { which, index, tab }) => {
            const name = `${kind} ${index}`;
            const chosen = addressesOf(open)[which];
            const kept = reviewsOf(open)[which];
            if (kind === 'address') {
              added.add(name);
              open.member('profile').send({ type: 'address.added', address: address(name), asDefault: which === 1 });
            } else if (kind === 'card') {
              added.add(name);
              open.member('savedCards').send({ type: 'card.added', card: card(name), asDefault: which === 1 });
            } else if (kind === 'review') {
              added.add(name);
              open.member('ownReviews').send({ type: 'review.posted', review: review(name) });
            } else if (kind === 'change' && chosen) {
              const changed = { ...address(chosen.label), street: `${tab} Oak Street` };
              const message = { type: 'address.changed', addressId: chosen.id, asDefault: false } as const;
              open.member('profile').send({ ...message, address: changed });
            } else if (kind === 'remove' && chosen) {
              removed.add(chosen.label);
              open.member('profile').send({ type: 'address.removed', addressId: chosen.id });
            } else if (kind === 'prefer' && chosen) {
              open.member('profile').send({ type: 'address.preferred', addressId: chosen.id });
            } else if (kind === 'undo') {
              open.member('notice').send({ type: 'notice.undone' });
            } else if (kind === 'remove' && kept) {
              removed.add(kept.review);
              open.member('ownReviews').send({ type: 'review.removed', reviewId: kept.id });
            }
          },
          signUp,
        );
        const lists = [addressesOf(shop), cardsOf(shop), reviewsOf(shop)];
        const names = lists.flat().map((one) => ('label' in one ? one.label : 'review' in one ? one.review : one.name));
        expect(names).toEqual(expect.arrayContaining([...added].filter((name) => !removed.has(name))));
        for (const name of added) {
          expect(names.filter((other) => other === name).length).toBeLessThanOrEqual(1);
        }
        for (const list of lists) {
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        }
        const defaults = addressesOf(shop).filter(({ isDefault }) => isDefault);
        expect(defaults.length).toBe(Math.min(1, addressesOf(shop).length));
      }),
      runs(100),
    );
  }, 600_000);
});

import { describe, expect, test } from 'vitest';

import { stateNodes } from '#kit/charts/transitions';
import { chartedMachines } from '../machines';
import { actorAt } from '#kit/session/address';
import { replay } from '../session/replay';
import { parseSession } from '#kit/session/session';
import type { StagePicture } from './picture';
import { pictureOf } from './picture';
import { standsIn } from './state-paths';
import { scenesOf, unshown } from './scenes';

const DESK = 1440;
const PHONE = 390;

/** The picture of one or more states at a width. Throws the reason when there is none. */
function picture(states: readonly string[], width = DESK): StagePicture {
  const found = pictureOf(states, width);
  if ('reason' in found) {
    throw new Error(
      `${found.reason} A scene in src/machines/NAME/NAME.scenes.ts leads to it, if the shop runs its actor on its page, or "unshown" says why none does.`,
    );
  }
  return found;
}

describe.each(chartedMachines)('$name', ({ name, machine }) => {
  const leaves = stateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id);

  test.each(leaves.filter((id) => !unshown[id]))('a replay of the way to %s ends in it', (id) => {
    const isForPhones = scenesOf(name).every(({ needs }) => needs === 'narrow');
    const { session, actor } = picture([id], isForPhones ? PHONE : DESK);
    const read = parseSession(JSON.stringify(session));
    expect(read).toEqual(session);
    expect([...standsIn({ actor }, read)]).toContain(id);
  });

  test.each(leaves.filter((id) => unshown[id]))('%s cannot be shown, and it is said why', (id) => {
    expect(pictureOf([id], DESK)).toEqual({ reason: unshown[id] });
  });
});

describe('pictures', () => {
  test('a payment is declined while the toast of the cart is up', () => {
    const { session, moves } = picture(['payment.declined', 'toast.visible.passing'], PHONE);
    const { shop } = replay(session);
    expect(actorAt(shop, 'checkout/payment')?.getSnapshot()).toMatchObject({ value: 'declined' });
    expect(shop.member('cartToast').getSnapshot().value).toEqual({ visible: 'passing' });
    expect(moves).toEqual([
      'the shopper completes the personal details',
      'the shopper pays with a wrong security code',
      'the shopper adds a chair to the cart',
    ]);
  });

  test.each([
    [['product.preview.open'], PHONE, 'product.preview.open is seen from 1024 px on only.'],
    [['payment.declined', 'quantity.typing'], DESK, 'quantity.typing cannot be shown together with payment.declined.'],
    [['payment.declined', 'payment.editing'], DESK, 'payment.editing cannot be shown together with payment.declined.'],
    [['till.open'], DESK, 'No page of the shop shows till.open.'],
    [[], DESK, 'No state is chosen.'],
  ])('%s at %i px cannot be shown', (states, width, reason) => {
    expect(pictureOf(states, width)).toEqual({ reason });
  });
});

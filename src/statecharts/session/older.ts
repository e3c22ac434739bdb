import type { paymentMachine } from '#machines/payment/payment.machine';
import type { Shop } from '#shop';
import type { SnapshotFrom } from 'xstate';

import { actorAt } from '#kit/session/address';
import type { SessionEntry } from '#kit/session/session';

/** What a session of an older build tells the payment, as its form hears it now. */
export function asToldNow(shop: Shop, entry: SessionEntry): SessionEntry {
  if (entry.to !== 'checkout/payment') {
    return entry;
  }
  const to = 'checkout/payment/form';
  switch (entry.event.type) {
    case 'field.changed':
      return { ...entry, to };
    case 'card.submitted':
      return { ...entry, to, event: { type: 'form.submitted' } };
    case 'default.toggled': {
      const payment = actorAt(shop, entry.to)?.getSnapshot() as SnapshotFrom<typeof paymentMachine> | undefined;
      const isTicked = payment?.children.form?.getSnapshot().context.values['isDefault'] === 'on';
      const event = { type: 'field.changed', field: 'isDefault', value: isTicked ? '' : 'on' };
      return { ...entry, to, event };
    }
    default:
      return entry;
  }
}

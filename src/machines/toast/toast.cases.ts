import { bare, casesOf } from '#kit/paths/cases';
import { LAMP, WARDROBE } from '#machines/samples';

import { toastMachine } from './toast.machine';

export const cases = casesOf({
  name: 'toast',
  machine: toastMachine,
  starts: { 'the toast': undefined },
  cases: {
    'a lamp was added': {
      type: 'toast.shown',
      message: { productId: LAMP, name: 'Lamp', qty: 1, stockLimit: undefined },
    },
    'the lamp is where it was added': { type: 'contents.changed', list: 'cart', productIds: [LAMP] },
    'the lamp has been taken out again': { type: 'contents.changed', list: 'cart', productIds: [] },
    ...bare('toast.closed', 'toast.held', 'toast.released'),
    'a wardrobe was added': {
      type: 'toast.shown',
      message: { productId: WARDROBE, name: 'Wardrobe', qty: 1, stockLimit: 1 },
    },
  },
});

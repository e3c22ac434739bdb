const ONE_STATE = 'It has one state and no event: it only starts others, whose places are named.';

/** Machines whose paths are walked on no page, each with its reason. */
export const notOnAnyPage: Readonly<Record<string, string>> = {
  home: ONE_STATE,
  'order-detail': ONE_STATE,
};

/** Transitions that no path on a page takes although the event is caused on one, by machine and id, with the reason. */
export const notWalked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment: {
    'payment.editing|card.submitted|0': 'While the cart is empty the page says so in place of the card form.',
  },
  'scroll-lock': {
    'scrollLock.locked|lock.acquired|0': 'A modal overlay leaves no way to open a second one.',
    'scrollLock.locked|lock.released|1': 'So there are never two holders at once.',
  },
};

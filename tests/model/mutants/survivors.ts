/**
 * Mutants that pass every generated test because they do the same, by machine and mutant, each with its reason. That no
 * sequence of events tells them apart is checked; whoever adds a line here has to be right.
 */
export const equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wishlist: {
    'swap branches: wishlist|wishlist.added|0': 'A product is either in stock or sold out: at most one guard says yes.',
    'retarget: wishlist.filled|wishlist.cleared|0 → wishlist.empty':
      'The list has just been emptied, so that `filled` leads to `empty` within the same step.',
  },
  cart: {
    'unguard: cart.filled|line.changed|1':
      'Only the line of that product is changed, so nothing is where none is listed.',
    'retarget: cart.filled|cart.cleared|0 → cart.empty':
      'The cart has just been emptied, so that `filled` leads to `empty` within the same step.',
    'retarget: cart.filled|cart.emptied|0 → cart.empty':
      'The cart has just been emptied, so that `filled` leads to `empty` within the same step.',
  },
  notice: {
    'retarget: notice.visible.passing|xstate.after.lifetime.notice.visible.passing|0 → notice.visible.staying':
      'What is left after the five seconds is told until the page is left, or nothing is left.',
    'retarget: notice.visible.staying|route.changed|0 → notice.visible.passing':
      'What is left when the page is left lasts as long as a toast, or nothing is left.',
    'change initial: notice → notice.visible': 'Without a removal `visible` leads to `hidden` within the same step.',
  },
  orders: {
    'unguard: orders.listed|order.placed|0': 'No order is written of no lines: the rule itself says so once more.',
  },
  'saved-cards': {
    'unguard: savedCards.filled|card.preferred|0':
      'A card that is not kept cannot become the Default: the rule keeps the one that is.',
  },
  profile: {
    'unguard: profile|address.reinstated|0': 'Where nobody is known there is nobody to put an address back to.',
  },
  'recently-viewed': {
    'change initial: recentlyViewed → recentlyViewed.filled':
      'The list begins empty, so that `filled` leads to `empty` within the first step.',
  },
  newsletter: {
    'drop transition: newsletter.saved|addresses.restored|1':
      'The machine as a whole answers the event in the same way.',
    'drop transition: newsletter.known|addresses.restored|1':
      'The machine as a whole answers the event in the same way.',
  },
  catalogue: {
    'change initial: catalogue.results → catalogue.results.nothingFound':
      'Both states lead to the other one when it is the right one, within the first step.',
  },
  payment: {
    'unguard: payment.editing|field.changed|0': 'Where no problem is reported there is none to forget.',
    'drop transition: payment.editing|card.submitted|1': 'A missing expiry is a gap as well, and is answered alike.',
    'swap branches: payment.editing|card.submitted|1':
      'An expiry is either missing or past, and both are answered alike.',
    'drop transition: payment.editing|card.submitted|2': 'A past expiry is a gap as well, and is answered alike.',
    'swap branches: payment.editing|card.submitted|2': 'A past expiry is a gap as well, and both are answered alike.',
    'swap branches: payment.editing|card.submitted|3': 'A card with a gap matches no record, since records have none.',
  },
  form: {
    'change initial: form → form.refused':
      'Nothing is reported at the start, so that `refused` leads to `editing` within the first step.',
  },
  'log-in': {
    'drop reenter: logIn|session.left|0':
      'The state inside is left and entered anew either way, and the machine as a whole has nothing that starts again.',
  },
  'track-order': {
    'drop reenter: trackOrder|sample.chosen|0':
      'The state inside is left and entered anew either way, and the machine as a whole has nothing that starts again.',
  },
  'order-status': {
    'swap branches: orderStatus.deciding|always|0': 'An order has one status: at most one guard says yes.',
  },
  tracking: {
    'swap branches: tracking.locating|always|0': 'A parcel has reached one stage: at most one guard says yes.',
    'swap branches: tracking.locating|always|1': 'A parcel has reached one stage: at most one guard says yes.',
    'swap branches: tracking.locating|always|2': 'A parcel has reached one stage: at most one guard says yes.',
  },
};

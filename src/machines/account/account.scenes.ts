import { ADA } from '#machines/samples';
import { scenesOf, sends } from '#machines/scene';

import { cases } from './account.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'account',
    path: '/MyAccount',
    part: {
      'account.orders': 'section[aria-labelledby=orders]',
      'account.details': 'section[aria-labelledby=details]',
      'account.address': 'section[aria-labelledby=addresses]',
      'account.address.writing': 'dialog[open]',
      'account.samples': 'section[aria-labelledby=samples]',
    },
    stored: { profile: { person: ADA, signedIn: true } },
    moves: [
      { words: 'the person opens the details', case: 'details.opened' },
      sends('the person saves the details', 'account/details', cases.events['the details are complete'].output.values),
      { words: 'the person begins an address', case: 'a new address is begun' },
      { words: 'the shopper asks for the sample data', case: 'the sample data is asked for' },
      { words: 'the shopper takes that back', case: 'samples.undone' },
    ],
  },
]);

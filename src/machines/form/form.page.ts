import { checkNewsletter } from '#domain/forms';
import { containing, says, seen, unseen } from '#kit/paths/driver';
import { placesOf } from '#kit/paths/page-place';
import { email, letters, subscribe } from '#machines/newsletter/newsletter.page';

import { cases } from './form.cases';

export const places = placesOf(cases, [
  {
    place: 'the newsletter box',
    starts: [
      {
        name: 'the blog',
        input: { name: 'newsletter', values: { email: '' }, check: checkNewsletter, keepsDraft: false },
        visit: { path: '/Blog', width: 'desk', kept: { newsletter: [] } },
      },
    ],
    events: {
      'field.changed': [
        {
          case: ['a bad address is typed', 'a good address is typed'],
          cause: (driver, { value }) => driver.type(email, value),
          when: ({ context }, { value }) => context.values['email'] !== value,
        },
      ],
      'form.submitted': [
        { case: 'form.submitted', words: 'Subscribe is pressed', cause: (driver) => driver.click(subscribe) },
      ],
      'draft.found': {
        notOnPage: 'The newsletter box keeps no draft; other forms find theirs before anyone can look.',
      },
    },
    states: {
      editing: ({ context }) => [unseen({ ...letters, saying: /Enter/ }), ...(context.isTouched ? [] : [seen(email)])],
      refused: ({ context }) => [says(letters, containing(context.problems['email'] ?? 'no problem'))],
      accepted: () => [says(letters, /Thank you\. Your address is saved/)],
    },
    actor: 'newsletter/form',
  },
]);

import { bare, casesOf } from '#kit/paths/cases';

import { editionMachine } from './edition.machine';

export const cases = casesOf({
  name: 'edition',
  machine: editionMachine,
  starts: { 'the edition': undefined },
  cases: bare('page.shown', 'route.changed', 'file.missing', 'edition.same', 'edition.renewed', 'edition.unknown'),
});

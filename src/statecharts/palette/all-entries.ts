import { pageWords } from 'virtual:page-words';

import { allCharts } from '../charts';
import { entriesOf } from './entries';

/** Everything that can be found in all machines. */
export const allEntries = entriesOf(
  allCharts().map(({ definition }) => definition),
  pageWords,
);

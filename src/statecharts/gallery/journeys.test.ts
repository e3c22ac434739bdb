import { expect, test } from 'vitest';

import { readAddress, writeAddress } from '../address';
import { JOURNEYS } from './journeys';

test.each(JOURNEYS.flatMap(({ machines }) => [...machines]))('a journey leads to the machine %s', (machine) => {
  const [, query = ''] = writeAddress({ machine, pane: 'stage' }).split('?');
  const { address, problems } = readAddress(query);
  expect(problems).toEqual([]);
  expect(address).toMatchObject({ machine, pane: 'stage' });
});

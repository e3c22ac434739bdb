import { homeMachine } from '#machines/home/home.machine';
import type { MachinePage } from '#routes/-shared/page';

export const page: MachinePage<typeof homeMachine> = {
  name: 'home',
  address: '/',
  machine: homeMachine,
  input: (_, { lookup }) => ({ lookup }),
};

import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';

import { cellsOf, startedActor } from '#tests/support/cells';
import { pageLock } from './page-lock';
import { scrollLockMachine } from './scroll-lock.machine';

const menuTakes = { type: 'lock.acquired', holder: 'menu' } as const;
const dialogTakes = { type: 'lock.acquired', holder: 'dialog' } as const;
const menuLetsGo = { type: 'lock.released', holder: 'menu' } as const;
const dialogLetsGo = { type: 'lock.released', holder: 'dialog' } as const;

test('every state and event: the page moves again when the last holder has let go', () => {
  expect(
    cellsOf({
      machine: scrollLockMachine,
      input: undefined,
      pathTo: { unlocked: [], 'held by menu': [menuTakes], 'held by both': [menuTakes, dialogTakes] },
      events: { menuTakes, dialogTakes, menuLetsGo, dialogLetsGo },
    }),
  ).toEqual({
    unlocked: { menuTakes: 'locked', dialogTakes: 'locked', menuLetsGo: '·', dialogLetsGo: '·' },
    'held by menu': { menuTakes: 'locked', dialogTakes: 'locked', menuLetsGo: 'unlocked', dialogLetsGo: 'locked' },
    'held by both': { menuTakes: 'locked', dialogTakes: 'locked', menuLetsGo: 'locked', dialogLetsGo: 'locked' },
  });
});

test('holding twice takes one release', () => {
  const lock = startedActor(scrollLockMachine, undefined);
  [menuTakes, menuTakes, menuLetsGo].forEach((event) => lock.send(event));
  expect(lock.getSnapshot().context.holders).toEqual([]);
});

test('an overlay that is stopped while open lets go of the page', () => {
  const overlay = setup({ actors: { pageLock } }).createMachine({
    initial: 'open',
    states: { open: { invoke: { src: 'pageLock', input: { holder: 'overlay' } } } },
  });
  const page = setup({ actors: { scrollLock: scrollLockMachine, overlay } }).createMachine({
    invoke: { src: 'scrollLock', systemId: 'scrollLock' },
    initial: 'shown',
    states: { shown: { invoke: { src: 'overlay' }, on: { left: 'elsewhere' } }, elsewhere: {} },
  });
  const actor = createActor(page).start();
  const holders = () => actor.system.get('scrollLock').getSnapshot().context.holders;
  expect(holders()).toEqual(['overlay']);

  actor.send({ type: 'left' });
  expect(holders()).toEqual([]);
});

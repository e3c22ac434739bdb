import { scenesOf } from '#machines/scene';

import { cases } from './drawer.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'menu',
    path: '/',
    part: 'dialog[aria-labelledby=mobile-menu-title]',
    needs: 'narrow',
    moves: [{ words: 'the shopper opens the menu', case: 'drawer.opened' }],
  },
]);

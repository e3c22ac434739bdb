import { cases as drawer } from '#machines/drawer/drawer.cases';
import { does, scenesOf } from '#machines/scene';

import { cases } from './scroll-lock.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'scrollLock',
    path: '/',
    part: 'html',
    needs: 'narrow',
    moves: [does('the shopper opens the menu', 'menu', drawer.events['drawer.opened'])],
  },
]);

import { cases as drawer } from '#machines/drawer/drawer.cases';
import { opensSearch } from '#machines/drawer/drawer.scenes';
import { does, scenesOf } from '#machines/scene';

import { cases } from './scroll-lock.cases';

const home = { actor: 'scrollLock', path: '/', part: 'html' };

export const scenes = scenesOf(cases, [
  { ...home, needs: 'narrow', moves: [does('the shopper opens the menu', 'menu', drawer.events['drawer.opened'])] },
  { ...home, needs: 'wide', moves: [opensSearch] },
]);

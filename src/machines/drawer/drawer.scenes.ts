import { does, scenesOf } from '#machines/scene';

import { cases } from './drawer.cases';

/** Opens the search over any page. */
export const opensSearch = does('the shopper opens the search', 'searchPanel', cases.events['drawer.opened']);

export const scenes = scenesOf(cases, [
  {
    actor: 'menu',
    path: '/',
    part: 'dialog[aria-labelledby=mobile-menu-title]',
    needs: 'narrow',
    moves: [{ words: 'the shopper opens the menu', case: 'drawer.opened' }],
  },
  {
    actor: 'searchPanel',
    path: '/',
    // Its script comes when it is first opened.
    part: { drawer: 'header', 'drawer.open': 'dialog[aria-labelledby=shop-search-title]' },
    needs: 'wide',
    moves: [opensSearch],
  },
]);

// Run by npm run test:specs: Playwright drives the built shop, docs/paths.md says how.
import { pathsAt } from '#tests/paths/written-spec';

// drawer, transitions: 4 of 4 goals in 1 path and 6 steps (no suite can do with fewer than 4)
pathsAt('drawer', 'the menu', (path) => {
  path('1: the home page, come to from the cart', async (shop) => {
    await shop.start('the home page, come to from the cart');
    await shop.see('closed');
    await shop.cause('the menu is opened');
    await shop.see('open');
    await shop.cause('Close is pressed in the menu');
    await shop.see('closed');
    await shop.cause('the menu is opened');
    await shop.see('open');
    await shop.cause('someone goes back');
    await shop.see('closed');
    await shop.cause('the menu is opened');
    await shop.see('open');
    await shop.cause('the window becomes wide');
    await shop.see('closed');
  });
});

// drawer, transitions: 3 of 3 goals in 1 path and 4 steps (no suite can do with fewer than 3)
// Not walked here: drawer.open|route.changed|0: Walked at: the menu.
pathsAt('drawer', 'the mini cart', (path) => {
  path('1: the blog', async (shop) => {
    await shop.start('the blog');
    await shop.see('closed');
    await shop.cause('someone looks into the cart');
    await shop.see('open');
    await shop.cause('the mini cart is closed');
    await shop.see('closed');
    await shop.cause('someone looks into the cart');
    await shop.see('open');
    await shop.cause('the window becomes narrow and wide again');
    await shop.see('closed');
  });
});

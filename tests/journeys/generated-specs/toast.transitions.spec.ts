// Run by npm run test:specs: Playwright drives the built shop, docs/paths.md says how.
import { pathsAt } from '#tests/paths/written-spec';

// toast, transitions: 8 of 8 goals in 1 path and 10 steps (no suite can do with fewer than 8)
pathsAt('toast', 'the cart toast', (path) => {
  path('1: the page of the lamp', async (shop) => {
    await shop.start('the page of the lamp');
    await shop.see('hidden');
    await shop.cause('the lamp is added to the cart');
    await shop.see('visible.passing');
    await shop.cause('the lamp is added to the cart');
    await shop.see('visible.passing');
    await shop.cause('another tab empties the cart');
    await shop.see('hidden');
    await shop.cause('the lamp is added to the cart');
    await shop.see('visible.passing');
    await shop.cause('the toast is closed');
    await shop.see('hidden');
    await shop.cause('the lamp is added to the cart');
    await shop.see('visible.passing');
    await shop.cause('the toast is pointed at');
    await shop.see('visible.held');
    await shop.cause('the lamp is added to the cart');
    await shop.see('visible.held');
    await shop.cause('the pointer leaves it');
    await shop.see('visible.passing');
    await shop.pass(5000);
    await shop.see('hidden');
  });
});

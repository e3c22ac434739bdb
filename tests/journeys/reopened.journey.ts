import { test } from '../support/browser';
import { product, productPath, THE } from './pages/facts';
import { onProduct } from './pages/product';
import { see, seeNot } from './pages/shop';

test('a preview is open again after a reload and after leaving and Back; the page that a visit begins on is looked at', async ({
  openShop,
}) => {
  const I = onProduct(await openShop({ width: 1280, path: productPath(THE.lamp) }));
  await I.previewOpener.click();
  await see(I.preview);
  await I.page.reload();
  await see(I.preview);
  await I.page.goto(productPath(38));
  await see(I.section('Recently Viewed').getByRole('link', { name: new RegExp(product(THE.lamp).name) }));
  await I.goBack();
  await see(I.preview);
  await I.page.keyboard.press('Escape');
  await seeNot(I.preview);
  await I.seeHeading(product(THE.lamp).name);
});

test('a page that was open overnight counts its days of delivery from today, when it is come back to', async ({
  openShop,
}) => {
  const I = onProduct(await openShop({ path: productPath(THE.lamp), now: '2025-11-21T18:00:00' }));
  await I.see('Between Wed 26 Nov and Tue 2 Dec', I.main);
  await I.page.clock.setSystemTime('2025-11-24T09:00:00');
  await I.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await I.see('Between Thu 27 Nov and Wed 3 Dec', I.main);
});

import { expect } from 'vitest';

import { test } from '../support/browser';
import { openStage } from './pages/stage';

test('what a state differs in is not behind the bar that follows a product', async ({ openShop }) => {
  const page = await openShop({ path: '/404' });
  const { shop } = await openStage(page, 'machine=review&state=writing.thanked&width=390');
  const thanks = shop.getByText('Thank you. Your review is in the list above');
  const isSeen = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 4, top + height / 2));
  };
  await expect.poll(() => thanks.evaluate(isSeen)).toBe(true);
});

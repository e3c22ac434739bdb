import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';

import { replaceFailedPictures } from './failed-pictures';

/** A picture in the document that is loaded, has failed, or is still on its way. */
function picture({ currentSrc = '', complete = false, naturalWidth = 0 }) {
  const image = document.createElement('img');
  Object.defineProperties(image, {
    currentSrc: { value: currentSrc },
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
  });
  document.body.append(image);
  return image;
}

test('a picture that has failed is marked, whenever it failed, until another one is there', () => {
  const early = picture({ currentSrc: '/pictures/a.avif', complete: true });
  const loaded = picture({ currentSrc: '/pictures/b.avif', complete: true, naturalWidth: 480 });
  const lazy = picture({ complete: true });
  const late = picture({ currentSrc: '/pictures/c.avif' });
  replaceFailedPictures(document);
  const failed = () => [early, loaded, lazy, late].map((image) => image.hasAttribute('data-failed'));
  expect(failed()).toEqual([true, false, false, false]);
  fireEvent.error(late);
  expect(failed()).toEqual([true, false, false, true]);
  fireEvent.load(early);
  expect(failed()).toEqual([false, false, false, true]);
});

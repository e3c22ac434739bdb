import { expect, test } from 'vitest';

import { holdArrivals } from './hold-arrivals';

test('a picture that arrives or fails is no news while arrivals are held, and is again afterwards', () => {
  const heard: string[] = [];
  const picture = document.body.appendChild(document.createElement('img'));
  for (const arrival of ['load', 'error']) {
    picture.addEventListener(arrival, () => heard.push(arrival));
  }
  const arrive = () => ['load', 'error'].forEach((arrival) => picture.dispatchEvent(new Event(arrival)));
  const letGo = holdArrivals();
  arrive();
  expect(heard).toEqual([]);
  letGo();
  arrive();
  expect(heard).toEqual(['load', 'error']);
});

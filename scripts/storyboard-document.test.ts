import { expect, test } from 'vitest';

import { storyboardDocument } from './storyboard-document.mjs';

const picture = { src: 'data:image/webp;base64,AAAA', width: 390, height: 844 };

function state(id: string, isOpening: boolean) {
  return {
    id,
    state: id,
    sentence: '',
    isOpening,
    moves: [],
    address: '',
    coverage: [],
    comment: '',
    shown: {},
    seen: [
      {
        width: 390,
        crop: picture,
        window: picture,
        kept: undefined,
        texts: [],
        stops: [],
        components: [],
        tokens: [],
        tree: '',
        problems: [],
      },
    ],
  };
}

test('a step of a journey is the page as it opens, not the first state of its machine', () => {
  const board = (machine: string, ...states: readonly ReturnType<typeof state>[]) => ({
    machine,
    description: '',
    svg: '',
    paths: [],
    states,
  });
  const html = storyboardDocument({
    title: 'Find',
    boards: [
      board('home', state('home.shown', true)),
      board('product', state('soldOut', false), state('inStock', true)),
    ],
  });
  const [, steps = ''] = /<ol class="path journey">(.*?)<\/ol>/s.exec(html) ?? [];
  expect([...steps.matchAll(/<a href="#([^"]+)"><img/g)].map(([, id]) => id)).toEqual(['home.shown', 'inStock']);
});

import { productPath } from '#fixtures/chosen-products';
import { scenesOf } from '#machines/scene';

import { cases } from './room.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'room',
    path: productPath(31),
    part: '[aria-labelledby="fits-heading"]',
    moves: ['a width of 300 cm is typed', 'a door of 90 cm is typed', 'words are typed for the width'],
  },
]);

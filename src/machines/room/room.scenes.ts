import { productPath } from '#fixtures/chosen-products';
import { scenesOf } from '#machines/scene';

import { cases } from './room.cases';

export const scenes = scenesOf(cases, [
  {
    actor: 'room',
    path: productPath(31),
    // The fields and what they mean, which are drawn once the section is near the screen.
    part: '#will-it-fit:not(:has([role=status])), #will-it-fit div:has(> [role=status])',
    moves: ['a width of 300 cm is typed', 'a door of 90 cm is typed', 'words are typed for the width'],
  },
]);

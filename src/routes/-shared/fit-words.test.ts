import { expect, test } from 'vitest';

import { fitWords } from './fit-words';

test.each([
  { fit: { at: 'door', left: 12, isInParts: true }, unit: 'cm', words: 'Fits, 12 cm to spare' },
  { fit: { at: 'width', left: 0, isInParts: false }, unit: 'cm', words: 'Fits, 0 cm to spare' },
  { fit: { at: 'width', left: -28, isInParts: true }, unit: 'cm', words: '28 cm too wide for the room' },
  { fit: { at: 'depth', left: -5, isInParts: false }, unit: 'inch', words: '2 in too deep for the room' },
  { fit: { at: 'door', left: -1, isInParts: false }, unit: 'cm', words: '1 cm too large for the door' },
  { fit: { at: 'stairs', left: -9, isInParts: true }, unit: 'cm', words: 'Assembled, 9 cm too large for the stairs' },
] as const)('$words', ({ fit, unit, words }) => {
  expect(fitWords(fit, unit)).toBe(words);
});

import { expect, test } from 'vitest';

import { readQuery } from './plain-query';

test.each([
  { query: 'sofa, rug, floor lamp', words: 'sofa and rug and floor lamp' },
  { query: 'Sofa & rug', words: 'sofa and rug' },
  { query: 'sofa + rug plus lamp', words: 'sofa and rug and lamp' },
  { query: 'sofa, rug, and a lamp', words: 'sofa and rug and a lamp' },
  { query: 'sofa, or a lamp', words: 'sofa and a lamp' },
  { query: 'sofa, ', words: 'sofa, ' },
  { query: 'table 1,8 m', words: 'table 180ish' },
  { query: 'best rated lamps', words: 'toprated lamps' },
  { query: 'round mirror in a small bathroom', words: 'round mirror in a bathroom' },
  { query: 'rug for our large and bright living room', words: 'rug for our living room' },
  { query: 'bench for narrow hallway', words: 'bench for hallway' },
  { query: 'lamp that doesn’t hang', words: 'lamp that not hang' },
  { query: 'bed that isnt upholstered', words: 'bed that not upholstered' },
  { query: 'I want a lamp', words: 'i want a lamp' },
  { query: 'basket w lid w/ handles w/o liner', words: 'basket with lid with handles without liner' },
  { query: 'wishbone vs olive chair', words: 'wishbone or olive chair' },
  { query: '55" TV stand', words: ' tv stand' },
  { query: 'stand for 65 tv', words: 'stand for  tv' },
  { query: '5 star lamps', words: 'toprated lamps' },
  { query: 'four-star beds', words: 'toprated beds' },
  { query: 'Light oak or light wood', words: 'pale oak or pale wood' },
  { query: 'wall light oak', words: 'wall light oak' },
  { query: 'light brass', words: 'light brass' },
  { query: 'real-looking plant', words: 'real plant' },
  { query: 'looking for a lamp', words: 'looking for a lamp' },
  { query: 'old looking glass', words: 'old looking glass' },
  { query: 'oven-proof dish', words: 'oven safe dish' },
  { query: 'tidal rug XL', words: 'tidal rug extra large' },
  { query: 'cheaper alternative to the arc lamp', words: 'cheaper lamp' },
  { query: 'cheaper than the arc lamp', words: 'cheaper lamp' },
  { query: 'something like the arc lamp but smaller', words: 'lamp smaller' },
  { query: 'like the bar cart but in wood', words: 'cart in wood' },
  { query: 'one like the arc lamp but a bit smaller', words: 'lamp a bit smaller' },
  { query: 'similar to the moon mirror but without brass', words: 'mirror without brass' },
  { query: 'sofa for one person', words: 'single sofa' },
  { query: 'plug-in wall light', words: 'cord wall light' },
  { query: 'can I wash the rug', words: 'the the rug' },
  { query: 'How do you machine wash towels', words: 'the towels' },
  { query: 'are these cushions washable', words: 'the these cushions' },
  { query: 'can rugs be machine washed', words: 'the rugs' },
  { query: 'is there a rug to wash', words: 'is there a rug to wash' },
  { query: 'washable rug', words: 'washable rug' },
  { query: 'lamp 4 my desk', words: 'lamp for my desk' },
  { query: 'mugs 4 kitchen, set of 4 white plates', words: 'mugs for kitchen and set of 4 white plates' },
  { query: 'smaller version of the moon mirror', words: 'smaller   the moon mirror' },
  { query: 'my hallway is so dark', words: 'my lamp for hallway' },
  { query: 'dark corner', words: 'lamp for corner' },
  { query: 'dark kitchen chair', words: 'dark kitchen chair' },
  { query: 'kids’ room', words: 'bedroom' },
  { query: 'too dark to read in bed', words: 'lamp to read in bed' },
  { query: 'table with four chairs', words: 'dining table and dining chair' },
  { query: 'bed with nightstand', words: 'bed and nightstand' },
  { query: 'bed with drawers', words: 'bed with drawers' },
  { query: 'guest bathroom towels', words: ' bathroom towels' },
  { query: 'brighten up my dark corridor', words: 'lamp for corridor' },
  { query: 'what can i put at the foot of the bed', words: 'something at the end of the bed' },
  { query: 'somewhere to put my books', words: 'somewhere to put my books' },
  { query: 'first flat kitchen', words: '  kitchen' },
  { query: 'what would look good with a sofa', words: ' goeswith  a sofa' },
  { query: 'lamp but nothing green', words: 'lamp not green' },
  { query: 'anything but brass mirrors', words: 'not brass mirrors' },
  { query: 'any pendant but green', words: 'any pendant not green' },
  { query: 'retirement present', words: ' present' },
  { query: 'which bed weighs less', words: 'which bed lighter' },
  { query: 'new flat', words: 'housewarming' },
  { query: 'bathroom matt', words: 'bathroom mat' },
  { query: 'matt paint', words: 'matt paint' },
  { query: 'help me choose a lamp', words: '  choose a lamp' },
  { query: 'small bathroom mirror', words: 'small bathroom mirror' },
  { query: 'mirror for a small room', words: 'mirror for a small room' },
])('"$query" is read as "$words"', ({ query, words }) => {
  expect(readQuery(query)).toEqual({ words, limits: {} });
});

test('the biggest discount is an order of what is on sale', () => {
  expect(readQuery('biggest discounts')).toEqual({ words: 'mostreduced  ', limits: { isOnSale: true } });
});

test('limits are none of the words', () => {
  expect(readQuery('sofa, rug under 200')).toEqual({
    words: 'sofa and rug  ',
    limits: { price: { from: 0, to: 20_000 } },
  });
});

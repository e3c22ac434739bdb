import { expect, test, vi } from 'vitest';

import { readQuery, RULE_STEPS } from './plain-query';
import type { Limits } from './query-limits';

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
  { query: 'something like the arc lamp but smaller', words: 'lamp smaller not arc' },
  { query: 'something like a sofa but smaller', words: 'sofa smaller' },
  { query: 'like the bar cart but in wood', words: 'cart in wood not bar' },
  { query: 'one like the arc lamp but a bit smaller', words: 'lamp a bit smaller not arc' },
  { query: 'similar to the moon mirror but without brass', words: 'mirror without brass not moon' },
  { query: 'a lamp like the dark green one but longer', words: 'lamp longer not green' },
  { query: 'We have nothing to sit on', words: 'something to sit on' },
  { query: 'nothing over 100', words: ' ', limits: { price: { from: 0, to: 10_000 } } },
  { query: 'no room for my books', words: 'somewhere for my books' },
  { query: 'not enough light in the kitchen', words: 'lamp in the kitchen' },
  { query: 'not enough counter', words: 'extra counter' },
  { query: 'the wall above the sofa looks so empty', words: 'the wall art above the sofa' },
  { query: 'empty wall', words: 'empty wall' },
  { query: 'my T-shirts are in boxes', words: 'somewhere to store t-shirts' },
  { query: 'wet towels end up on the bathroom floor', words: 'somewhere to store wet towels' },
  { query: 'shoes everywhere', words: 'somewhere to store shoes' },
  { query: 'rug on the floor', words: 'rug on the floor' },
  { query: 'too many books on the floor', words: 'somewhere to store books' },
  { query: 'the hall floor is always covered in shoes', words: 'somewhere to store shoes' },
  { query: 'we want to hide my dishes', words: 'somewhere to hide my dishes' },
  { query: 'coat stand to hide coats', words: 'coat stand to hide coats' },
  { query: 'make the sofa more comfortable', words: 'throw and cushion for sofa' },
  { query: 'our floors are cold', words: 'our rug' },
  { query: 'glasses handwash', words: 'glasses wash by hand' },
  { query: 'hand wash dispenser', words: 'hand wash dispenser' },
  { query: 'sofa for one person', words: 'single sofa' },
  { query: 'plug-in wall light', words: 'cord wall light' },
  { query: 'can I wash the rug', words: 'the the rug' },
  { query: 'How do you machine wash towels', words: 'the towels' },
  { query: 'are these cushions washable', words: 'the these cushions' },
  { query: 'can rugs be machine washed', words: 'the rugs' },
  { query: 'is there a rug to wash', words: 'is there a rug to wash' },
  { query: 'washable rug', words: 'washable rug' },
  { query: 'what colours does the sofa come in', words: 'the the sofa' },
  { query: 'which kind of wood is this bench made of', words: 'the this bench' },
  { query: 'what lamp is the brightest', words: 'what lamp is the brightest' },
  { query: 'rug for the lounge', words: 'rug for the living room' },
  { query: 'table in front room', words: 'table in living room' },
  { query: 'seat for lounge chair', words: 'seat for lounge chair' },
  { query: 'lamp 4 my desk', words: 'lamp for my desk' },
  { query: 'mugs 4 kitchen, set of 4 white plates', words: 'mugs for kitchen and set of 4 white plates' },
  { query: 'smaller version of the moon mirror', words: 'smaller   the moon mirror' },
  { query: 'my hallway is so dark', words: 'my lamp for hallway' },
  { query: 'dark corner', words: 'lamp for corner' },
  { query: 'dark corner next to the couch', words: 'lamp for corner next to the couch' },
  { query: 'dark kitchen chair', words: 'dark kitchen chair' },
  { query: 'kids’ room', words: 'bedroom' },
  { query: 'it’s too dark to read in bed', words: 'lamp to read in bed' },
  { query: 'too dark by the sofa', words: 'lamp by the sofa' },
  { query: 'sofa in very dark grey', words: 'sofa in very dark grey' },
  { query: 'let the plates dry', words: 'let the plates dry' },
  { query: 'I need to put a plant on the wall', words: 'something to put a plant on the wall' },
  { query: 'put a plant on the wall', words: 'something to put a plant on the wall' },
  { query: 'cut glass', words: 'cut glass' },
  { query: 'our bedroom has no closet', words: 'our bedroom  closet' },
  { query: 'sofa but we have no table', words: 'sofa but we have no table' },
  { query: '4 dining chairs', words: 'dining chairs' },
  { query: 'six stools under 100', words: 'stools  ', limits: { price: { from: 0, to: 10_000 } } },
  { query: 'five star lamps', words: 'toprated lamps' },
  { query: 'set of 4 chairs', words: 'set of 4 chairs' },
  { query: 'two sofas', words: 'sofas' },
  { query: '3 tall vases', words: 'tall vases' },
  { query: 'table with four chairs', words: 'dining table and dining chair' },
  { query: 'bed with nightstand', words: 'bed and nightstand' },
  { query: 'bed with drawers', words: 'bed with drawers' },
  { query: 'lamp cheaper then 5', words: 'lamp  ', limits: { price: { from: 0, to: 500 } } },
  { query: 'lámpara de mesa', words: 'table lamp' },
  { query: 'nothing with leather', words: 'not leather' },
  { query: 'gifts for her 50', words: 'gifts for her  ', limits: { price: { from: 0, to: 5500 } } },
  { query: 'gift for a 50th birthday', words: 'gift for a 50th birthday' },
  { query: 'shade for my lamp', words: ' lampshade' },
  { query: 'kingsize bed', words: 'king size bed' },
  { query: 'off-white bed', words: 'cream bed' },
  { query: 'laying the dinner table', words: 'table setting' },
  { query: 'host a dinner party for six people', words: 'dining table seats six' },
  { query: 'dinner plates for 6', words: 'dinner plates for 6' },
  { query: 'what’s new', words: 'arrivals' },
  { query: 'new arrivals sofa', words: '  sofa' },
  { query: 'back in stock', words: ' ', limits: { isInStock: true } },
  { query: 'black friday lamp', words: '  lamp', limits: { isOnSale: true } },
  { query: 'five foot plant', words: '152ish plant' },
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
] as { query: string; words: string; limits?: Limits }[])(
  '"$query" is read as "$words"',
  ({ query, words, limits = {} }) => {
    expect(readQuery(query)).toEqual({ words, limits });
  },
);

test('the biggest discount is an order of what is on sale', () => {
  expect(readQuery('biggest discounts')).toEqual({ words: 'mostreduced  ', limits: { isOnSale: true } });
});

test('limits are none of the words', () => {
  expect(readQuery('sofa, rug under 200')).toEqual({
    words: 'sofa and rug  ',
    limits: { price: { from: 0, to: 20_000 } },
  });
});

test('the first steps use a few rules each that no step before has used, and the last leaves none for a query', () => {
  const used = new Set<string>();
  const newIn = (run: () => unknown) => {
    const replaceAll = vi.spyOn(String.prototype, 'replaceAll');
    run();
    const patterns = new Set(replaceAll.mock.calls.map(([pattern]) => String(pattern)));
    replaceAll.mockRestore();
    const count = [...patterns].filter((pattern) => !used.has(pattern)).length;
    patterns.forEach((pattern) => used.add(pattern));
    return count;
  };
  const counts = RULE_STEPS.map(newIn);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts.slice(0, -1))).toBeLessThanOrEqual(15);
  expect(newIn(() => readQuery('a sofa'))).toBe(0);
});

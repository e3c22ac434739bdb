import { stem } from './similar-words';
import { normalizedWords } from './words';

/** Things that are sold elsewhere, by what comes nearest to them here. */
export const NEAREST_THINGS: Readonly<Record<string, string>> = {
  footstool: 'hassock, tuffet, footrest, foot rest, leg rest, poof, puff, beanbag, bean bag, floor seat, kneeler',
  sofa: 'futon, sleeper, fainting couch, sofa sleeper, waiting room seating, snuggler',
  armchair: 'papasan, rocker, glider, hammock, swing seat, massage chair, hanging chair, nursing rocker, lift chair',
  bench: 'pew, perch, garden bench, piano bench, piano stool, storage bench, garden furniture, patio furniture',
  'bath stool': 'garden, patio, balcony, outdoor, outdoors, terrace, veranda, poolside, waterproof',
  'shoe bench': 'shoe rack, shoe storage, shoe shelf, boot rack, shoe stand, shoe organiser, shoe organizer',
  'dining chair': 'high chair, folding chair, stacking chair, deckchair, deck chair, camping chair, garden chair',
  'dining table':
    'dinette, picnic table, garden table, patio table, workbench, ping pong table, craft table, sewing table, desk, standing desk',
  nightstand: 'pedestal, plinth, telephone seat, plant table, lamp pedestal, dumb valet',
  'wardrobe or towel ladder':
    'coat rack, coat stand, coat tree, coat hook, coat hanger stand, coat rail, hat stand, hat rack, hall tree, hallstand, valet, valet stand, clothes valet, clothes stand, umbrella stand, wall hook, peg, pegs, ironing board',
  wardrobe: 'chifferobe, closet organiser, closet organizer, locker, dressing room, walk in closet, airing cupboard',
  dresser:
    'trunk, blanket chest, toy chest, hope chest, storage chest, filing cabinet, semainier, changing unit, ottoman chest',
  sideboard:
    'larder, curio, curio cabinet, dumbwaiter, display case, bathroom cabinet, medicine cabinet, vanity unit, record cabinet, gun cabinet, secretary, secretaire, escritoire',
  bookshelf:
    'whatnot, cubby, cube storage, screen, folding screen, privacy screen, bookend, pigeonhole, bakers rack, magazine holder, case',
  'tv stand': 'television, projector, soundbar, hi fi rack, hifi rack, fireplace, electric fire',
  bed: 'crib, cotbed, cradle, bassinet, moses basket, trundle, bunks, cabin bed, mattress topper, airbed, air bed, dog bed, cat bed, pet bed, four poster, bed slats',
  'soft furnishings':
    'curtain, drapes, blind, voile, valance, sheers, net curtain, roller blind, roman blind, shutters',
  throw: 'bed sheet, fitted sheet, flat sheet, bedsheet, electric blanket, poncho, sleeping bag',
  cushion: 'sham, seat pad, chair pad, seat cover, chair cover, neck roll, meditation cushion, pouch',
  rug: 'flokati, hearthrug, flooring, floorboards, laminate, underlay, linoleum, parquet',
  'wall art':
    'clock, wall clock, grandfather clock, alarm clock, wallpaper, wall sticker, macrame, calendar, wreath, neon sign, sign, pinboard, noticeboard, corkboard, whiteboard, chalkboard, garland',
  lamp: 'anglepoise, bankers lamp, bankers light, lava lamp, torch, fairy lights, string lights, lamp base, bed lamp',
  'ceiling lamp': 'spotlight, downlight, downlighter, flush mount, ceiling fan, fan, track lights, spotlights',
  'candle holder': 'girandole, incense, diffuser, candle snuffer, oil lamp, scented candle, snuffer, wax melt',
  vase: 'cachepot, jardiniere, objet, watering can, terrarium, bric a brac, hanging planter, window box, globe',
  plant: 'fern, succulent, cactus, orchid, ivy, yucca, aloe, bouquet holder, seeds, lawn',
  mugs: 'saucer, flask, thermos, water bottle, travel cup, egg cup',
  'wine glasses':
    'highball, decanter, carafe, ice bucket, cocktail shaker, shot glass, beer glass, tankard, corkscrew, wine cooler',
  'dinner plates':
    'flatware, silverware, fork, spoon, cutlery set, doily, gravy boat, cruet, salt and pepper, sugar bowl, butter dish',
  kettle: 'cafetiere, french press, coffee maker, coffee machine, espresso machine, toaster, blender, microwave',
  'mixing bowls':
    'saucepan, frying pan, colander, sieve, wok, pan set, saucepans, baking tray, roasting tin, measuring cup, kitchen scales, dutch oven',
  'utensil crock':
    'rolling pin, tin opener, can opener, peeler, grater, garlic press, tongs, paper towel holder, kitchen roll holder, knife sharpener',
  napkins: 'apron, oven glove, oven mitt, pot holder, coasters set, bunting',
  towels: 'shower curtain, sponge, loofah, robe, dressing gown robe, swimsuit',
  'vanity set':
    'toilet brush, toilet roll, loo roll, toilet paper, jewellery box, jewelry box, trinket box, tissue box, bath bridge, bath caddy tray, key holder, key rack, key hook, mail holder, letter rack',
  'laundry basket':
    'crate, trash can, wastebasket, waste basket, waste bin, rubbish bin, dustbin, log basket, ottoman box, pet basket, toy bin',
  'storage jars': 'bread box, fridge organiser, lunchbox, bottle, tub, freezer box, egg holder',
  steel: 'chrome, nickel, stainless steel, silver metal, aluminium, aluminum, zinc, iron, wrought iron, tin metal',
  brass: 'bronze, rose gold, gold leaf, gilt, ormolu',
  wood: 'pine, mahogany, rosewood, maple, ebony wood, cedar, spruce, elm, sheesham, mango wood, mdf, plywood, chipboard',
  seagrass: 'jute, sisal, raffia, hemp, hyacinth, water hyacinth, palm leaf, coir',
  leather: 'suede, nubuck, faux leather, vegan leather, leatherette, cowhide, hide',
};

/** What comes nearest, by the stems of what is not sold. */
const NEAREST: ReadonlyMap<string, string> = new Map(
  Object.entries(NEAREST_THINGS).flatMap(([nearest, others]) =>
    others.split(', ').map((other) => [stemsOf(other), nearest] as const),
  ),
);

const MOST_WORDS = 3;

function stemsOf(text: string): string {
  return normalizedWords(text).map(stem).join(' ');
}

/** True of a word that is meant as it is: something that is sold elsewhere. */
export function isSoldElsewhere(word: string): boolean {
  return NEAREST.has(stem(word));
}

/** A query with what comes nearest in place of what is not sold; undefined if it names nothing of that. */
export function withNearestThing(query: string): string | undefined {
  const words = normalizedWords(query);
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    for (let place = 0; place + count <= words.length; place += 1) {
      const nearest = NEAREST.get(stemsOf(words.slice(place, place + count).join(' ')));
      if (nearest !== undefined) {
        return [...words.slice(0, place), nearest, ...words.slice(place + count)].join(' ');
      }
    }
  }
  return undefined;
}

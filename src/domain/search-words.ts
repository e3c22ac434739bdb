import type { Category } from './product';

/** Synonyms by a product's kind; a synonym may be several words. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  Bed: 'bedstead, bed frame, double bed, king size bed, king bed, queen size bed, queen bed, divan, bed base, furniture',
  Nightstand:
    'bedside table, night table, bedside cabinet, bedside, side table, end table, hall table, hallway table, bedside drawers, bedside chest, bedside unit, furniture, storage',
  Dresser: 'chest of drawers, bureau, chest, drawers, commode, tallboy, bedroom drawers, furniture, storage',
  'Table lamp': 'bedside lamp, desk lamp, reading lamp, night lamp, accent lamp, small lamp, light, lighting',
  Throw: 'blanket, bedspread, coverlet, plaid, bedding, bed throw, sofa throw, quilt, comforter, textiles',
  Cushion: 'pillow, throw pillow, scatter cushion, throw cushion, sofa cushion, bolster, textiles',
  Mirror: 'looking glass, wall mirror, hanging mirror, full length mirror, long mirror, hall mirror',
  Bench: 'settle, bench seat, end of bed bench, seat, seating, furniture',
  Wardrobe: 'armoire, closet, cupboard, clothes cabinet, clothes storage, furniture, storage',
  Towels: 'bath towel, hand towel, bath sheet, bathroom towel, towel set, textiles',
  'Soap dispenser':
    'soap bottle, soap pump, soap holder, lotion dispenser, hand wash, hand soap, liquid soap, pump bottle',
  'Bath mat': 'bath rug, rug, shower mat, bathroom rug, bathroom mat, shower rug, textiles',
  'Laundry basket':
    'hamper, washing basket, linen basket, laundry bin, clothes hamper, clothes basket, wash basket, laundry hamper, storage',
  'Bath stool': 'shower stool, shower seat, shower bench, bathroom stool, seat, seating, furniture',
  'Towel ladder':
    'towel rail, towel rack, towel holder, towel stand, towel hanger, towel hanging rail, towel bar, towel storage, drying rack, ladder shelf, storage',
  'Vanity set':
    'toothbrush holder, tumbler, soap dish, bathroom set, bathroom accessories, toothbrush mug, toothbrush cup, bath accessories, bathroom tray',
  Shelf: 'wall shelf, shelving, ledge, floating shelf, furniture, storage',
  Sconce: 'wall lamp, wall light, lamp, wall sconce, vanity light, bathroom light, light, lighting',
  'Cutting board':
    'chopping board, bread board, carving board, serving board, cheese board, charcuterie board, chopping block, butcher block',
  'Mixing bowls': 'salad bowl, baking bowl, dish, serving bowl, fruit bowl, nesting bowls, crockery',
  'Pendant lamp':
    'ceiling lamp, ceiling light, hanging lamp, pendant light, chandelier, hanging light, drop light, lampshade, light, lighting',
  'Counter stool':
    'bar stool, bar chair, breakfast stool, chair, barstool, high stool, kitchen stool, seat, seating, furniture',
  'Kitchen cart':
    'trolley, kitchen trolley, kitchen island, butcher block, island, rolling cart, cart on wheels, serving trolley, furniture, storage',
  Jars: 'canister, container, food storage, food container, glass jar, kitchen storage, tin, storage',
  Kettle: 'tea kettle, teapot, stovetop kettle, stove kettle, hob kettle, whistling kettle',
  'Utensil crock':
    'utensil holder, utensil pot, kitchen tools, wooden spoons, spatula, utensil jar, utensil set, cooking utensils, cooking tools, spoon holder',
  'Plate rack': 'dish rack, drying rack, dish drainer, draining rack, plate stand, dish stand',
  Mugs: 'cup, coffee cup, teacup, coffee mug, tea mug, beaker, drinkware, crockery, tableware',
  Sofa: 'couch, settee, davenport, three seater, 3 seater, 3 seat sofa, loveseat, love seat, sectional, lounge suite, seat, seating, furniture',
  'Lounge chair':
    'armchair, easy chair, club chair, accent chair, reading chair, recliner, occasional chair, wing chair, lounger, seat, seating, furniture',
  'Coffee table':
    'cocktail table, low table, sofa table, tea table, centre table, center table, occasional table, living room table, furniture',
  'Floor lamp':
    'standing lamp, standard lamp, reading lamp, tall lamp, arched lamp, arc light, uplighter, light, lighting',
  Rug: 'carpet, area rug, floor covering, floor rug, runner, floor mat, textiles',
  Bookshelf:
    'bookcase, shelf, shelving, shelving unit, book rack, book stand, etagere, display shelf, furniture, storage',
  'Media console':
    'tv stand, tv unit, tv table, tv bench, tv cabinet, television stand, entertainment unit, lowboard, cabinet, console table, tv console, media unit, media cabinet, entertainment centre, entertainment center, furniture, storage',
  Vases: 'flower vase, ornament, flower pot, jug, decoration, decor',
  Plant:
    'artificial plant, fake plant, faux plant, houseplant, indoor plant, tree, greenery, fig tree, potted plant, pot plant, plastic plant, silk plant, ficus, decoration, decor',
  Prints:
    'picture, poster, art, artwork, wall art, painting, framed art, framed picture, canvas, wall picture, wall decor, decoration, decor',
  'Dining table': 'kitchen table, dinner table, breakfast table, furniture',
  'Dining chair': 'kitchen chair, side chair, dinner chair, table chair, seat, seating, furniture',
  Sideboard: 'buffet, credenza, cabinet, cupboard, console table, storage cabinet, buffet table, furniture, storage',
  'Dinner plates':
    'dish, china, dinnerware, dinner set, dinner service, dish set, side plate, plate set, crockery, tableware',
  'Wine glasses': 'goblet, glassware, stemware, champagne glass, champagne flute, drinking glass, tableware',
  Napkins: 'serviette, table linen, cloth napkin, dinner napkin, tableware, textiles',
  Candlesticks: 'candle holder, candelabra, candle stand, taper holder, candle, decoration, decor',
  'Bar cart':
    'drinks trolley, trolley, cocktail cart, tea trolley, serving cart, rolling cart, cart on wheels, drinks cart, cocktail trolley, furniture',
};

/** Broader words for a material. */
export const MATERIAL_SYNONYMS: Readonly<Record<string, string>> = {
  oak: 'wood wooden timber',
  walnut: 'wood wooden timber',
  ash: 'wood wooden timber',
  beech: 'wood wooden timber',
  birch: 'wood wooden timber',
  teak: 'wood wooden timber',
  acacia: 'wood wooden timber',
  hardwood: 'wood wooden timber',
  wood: 'wooden timber',
  stoneware: 'ceramic pottery earthenware clay',
  brass: 'metal',
  steel: 'metal',
  enamelled: 'enamel',
  marble: 'stone',
  terrazzo: 'stone',
  crystal: 'glass',
  cane: 'rattan wicker',
  seagrass: 'rattan wicker straw',
  boucle: 'fabric upholstery',
  velvet: 'fabric upholstery',
  linen: 'fabric',
  cotton: 'fabric',
  wool: 'fabric',
  silk: 'artificial',
  willow: 'rattan wicker',
  bamboo: 'wood wooden',
  copper: 'metal',
  porcelain: 'ceramic china',
  terracotta: 'ceramic clay',
  travertine: 'stone',
  acrylic: 'plastic',
  feather: 'down',
  cord: 'rope woven',
};

/** Broader words for a colour. */
export const COLOUR_SYNONYMS: Readonly<Record<string, string>> = {
  sage: 'green',
  moss: 'green',
  olive: 'green',
  oat: 'beige neutral',
  sand: 'beige neutral',
  cream: 'beige off-white neutral',
  chalk: 'white',
  rust: 'orange red',
  amber: 'orange yellow',
  terracotta: 'orange red',
  clay: 'terracotta orange',
  charcoal: 'grey gray black',
  slate: 'grey gray',
  smoke: 'smoked grey gray',
  grey: 'gray',
  tan: 'brown cognac',
  walnut: 'brown',
  teak: 'brown',
  brass: 'gold golden',
  clear: 'transparent',
  pale: 'light',
};

/** Synonyms of a category. */
export const ROOM_SYNONYMS: Readonly<Partial<Record<Category, string>>> = {
  Bathroom: 'bath washroom shower',
  'Living Room': 'lounge sitting',
};

/** Words that shoppers write in place of others. */
export const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  draws: 'drawers',
  sopha: 'sofa',
  seater: 'seats',
  telly: 'tv',
  matres: 'mattress',
  woollen: 'wool',
  woolen: 'wool',
  oatmeal: 'oat',
  entryway: 'hallway',
  foyer: 'hallway',
  office: 'study',
};

/** Numbers that texts write as words. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Words without meaning for a search; ignored unless there are no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or of for with in on to at by from as is it my your our some any i we you want need buy looking find show me ' +
    'please that which something anything thing item piece product gift present cm over under above below between near next ' +
    'where somewhere cheap cheapest affordable best nice'
  ).split(' '),
);

/** Words that say how many, not what: they name no kind, even at the end of a name. */
export const COLLECTIVES: ReadonlySet<string> = new Set('collection pair set trio'.split(' '));

/** Correct words that are one letter from words of products: not typos of those. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  (
    'beach blender blind broom chain chess clock cloak coach crane crate flour glove grape grass hammer heater house ' +
    'larder medal paint pant phone pint plane pouch scale sheep shell shelter sledge stair timer train'
  ).split(' '),
);

import type { Category } from './product';

/** Synonyms by a product's kind; a synonym may be several words. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  Bed: 'bedstead, bed frame, double bed, furniture',
  Nightstand: 'bedside table, night table, bedside cabinet, bedside, side table, end table, furniture, storage',
  Dresser: 'chest of drawers, bureau, chest, drawers, commode, furniture, storage',
  'Table lamp': 'bedside lamp, desk lamp, reading lamp, night lamp, light, lighting',
  Throw: 'blanket, bedspread, coverlet, plaid, bedding, textiles',
  Cushion: 'pillow, throw pillow, scatter cushion, textiles',
  Mirror: 'looking glass',
  Bench: 'settle, seat, seating, furniture',
  Wardrobe: 'armoire, closet, cupboard, clothes cabinet, furniture, storage',
  Towels: 'bath towel, hand towel, bath sheet, textiles',
  'Soap dispenser': 'soap bottle, soap pump, lotion dispenser, hand wash',
  'Bath mat': 'bath rug, rug, shower mat, textiles',
  'Laundry basket': 'hamper, washing basket, linen basket, laundry bin, storage',
  'Bath stool': 'shower stool, shower seat, seat, seating, furniture',
  'Towel ladder': 'towel rail, towel rack, towel holder, towel stand, storage',
  'Vanity set': 'toothbrush holder, tumbler, soap dish, bathroom set, bathroom accessories',
  Shelf: 'wall shelf, shelving, ledge, furniture, storage',
  Sconce: 'wall lamp, wall light, lamp, light, lighting',
  'Cutting board': 'chopping board, bread board, carving board, serving board',
  'Mixing bowls': 'salad bowl, baking bowl, dish, crockery',
  'Pendant lamp': 'ceiling lamp, ceiling light, hanging lamp, pendant light, chandelier, light, lighting',
  'Counter stool': 'bar stool, bar chair, breakfast stool, chair, seat, seating, furniture',
  'Kitchen cart': 'trolley, kitchen trolley, kitchen island, butcher block, furniture, storage',
  Jars: 'canister, container, food storage, storage',
  Kettle: 'tea kettle, teapot',
  'Utensil crock': 'utensil holder, utensil pot, kitchen tools, wooden spoons, spatula',
  'Plate rack': 'dish rack, drying rack, dish drainer, draining rack',
  Mugs: 'cup, coffee cup, teacup, crockery, tableware',
  Sofa: 'couch, settee, davenport, three seater, 3 seater, 3 seat sofa, seat, seating, furniture',
  'Lounge chair': 'armchair, easy chair, club chair, accent chair, reading chair, seat, seating, furniture',
  'Coffee table': 'cocktail table, low table, sofa table, tea table, furniture',
  'Floor lamp': 'standing lamp, standard lamp, reading lamp, light, lighting',
  Rug: 'carpet, area rug, floor covering, textiles',
  Bookshelf: 'bookcase, shelf, shelving, furniture, storage',
  'Media console':
    'tv stand, tv unit, tv table, tv bench, tv cabinet, television stand, entertainment unit, lowboard, cabinet, furniture, storage',
  Vases: 'flower vase, ornament, decoration, decor',
  Plant: 'artificial plant, fake plant, faux plant, houseplant, indoor plant, tree, greenery, decoration, decor',
  Prints: 'picture, poster, art, artwork, wall art, painting, decoration, decor',
  'Dining table': 'kitchen table, dinner table, furniture',
  'Dining chair': 'kitchen chair, side chair, seat, seating, furniture',
  Sideboard: 'buffet, credenza, cabinet, cupboard, furniture, storage',
  'Dinner plates': 'dish, china, crockery, tableware, dinnerware',
  'Wine glasses': 'goblet, glassware, stemware, tableware',
  Napkins: 'serviette, table linen, tableware, textiles',
  Candlesticks: 'candle holder, candelabra, candle stand, decoration, decor',
  'Bar cart': 'drinks trolley, trolley, cocktail cart, tea trolley, serving cart, furniture',
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

/** Words for discounted products. */
export const DISCOUNT_WORDS = 'sale reduced discount discounted offer';

/** Words without meaning for a search; ignored unless there are no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an the and or of for with in on to at by from as is it my your our some any i we you want need buy'.split(' '),
);

/** Correct words that are one letter from words of products: not typos of those. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  (
    'beach blender blind broom chain chess clock cloak coach crane crate flour glove grape grass hammer heater house ' +
    'larder medal paint phone plane pouch scale sheep shell shelter sledge stair timer train'
  ).split(' '),
);

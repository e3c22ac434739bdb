import type { Category } from './product';

/** Synonyms by a product's kind; a synonym may be several words. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  Bed: 'bedstead, bed frame, double bed, king size bed, king bed, queen size bed, queen bed, divan, bed base, furniture',
  Nightstand:
    'bedside table, night table, bedside cabinet, bedside, side table, end table, hallway table, bedside drawers, bedside chest, bedside unit, furniture, storage',
  Dresser: 'chest of drawers, bureau, chest, drawers, commode, tallboy, bedroom drawers, furniture, storage',
  'Table lamp': 'bedside lamp, desk lamp, reading lamp, night lamp, accent lamp, small lamp, light, lighting',
  Throw:
    'blanket, bedspread, coverlet, plaid, bedding, bed throw, sofa throw, quilt, comforter, textiles, soft furnishings, linens',
  Cushion: 'pillow, throw pillow, scatter cushion, throw cushion, sofa cushion, bolster, textiles, soft furnishings',
  Mirror: 'looking glass, wall mirror, hanging mirror, full length mirror, long mirror, hallway mirror',
  Bench: 'settle, ottoman, pouffe, pouf, footstool, bench seat, end of bed bench, seat, seating, furniture',
  Wardrobe:
    'armoire, closet, cupboard, clothes cabinet, clothes storage, furniture, storage, clothes cupboard, cabinet',
  Towels: 'bath towel, hand towel, bath sheet, bathroom towel, towel set, textiles, accessories, linens',
  'Soap dispenser':
    'soap bottle, soap pump, soap holder, lotion dispenser, hand wash, hand soap, liquid soap, pump bottle, accessories',
  'Bath mat': 'bath rug, shower mat, bathroom rug, bathroom mat, shower rug, textiles, accessories',
  'Laundry basket':
    'hamper, washing basket, linen basket, laundry bin, clothes hamper, clothes basket, wash basket, laundry hamper, storage',
  'Bath stool':
    'footstool, step stool, plant stand, shower stool, shower seat, shower bench, bathroom stool, seat, seating, furniture, accessories',
  'Towel ladder':
    'towel rail, towel rack, towel holder, towel stand, towel hanger, towel hanging rail, towel bar, towel storage, drying rack, ladder shelf, storage',
  'Vanity set':
    'toothbrush holder, tumbler, soap dish, bathroom set, toothbrush mug, toothbrush cup, bathroom tray, accessories',
  Shelf: 'wall shelf, shelving, ledge, floating shelf, furniture, storage',
  Sconce: 'wall lamp, wall light, lamp, wall sconce, vanity light, bathroom light, reading light, light, lighting',
  'Cutting board':
    'chopping board, bread board, carving board, serving board, cheese board, charcuterie board, chopping block, butcher block, kitchenware',
  'Mixing bowls':
    'salad bowl, baking bowl, dish, serving bowl, fruit bowl, nesting bowls, crockery, kitchenware, ovenware',
  'Pendant lamp':
    'ceiling lamp, ceiling light, hanging lamp, pendant light, chandelier, hanging light, drop light, lampshade, light, lighting',
  'Counter stool':
    'bar stool, bar chair, breakfast stool, chair, barstool, high stool, kitchen stool, seat, seating, furniture',
  'Kitchen cart':
    'trolley, kitchen trolley, kitchen island, butcher block, island, rolling cart, cart on wheels, serving trolley, furniture, storage',
  Jars: 'canister, container, food storage, food container, glass jar, kitchen storage, tin, storage, kitchenware',
  Kettle: 'tea kettle, teapot, stovetop kettle, stove kettle, hob kettle, whistling kettle, kitchenware',
  'Utensil crock':
    'utensil holder, utensil pot, kitchen tools, wooden spoons, spatula, utensil jar, utensil set, cooking utensils, cooking tools, spoon holder, kitchenware',
  'Plate rack': 'dish rack, drying rack, dish drainer, draining rack, plate stand, dish stand, kitchenware',
  Mugs: 'cup, coffee cup, teacup, coffee mug, tea mug, beaker, drinkware, crockery, tableware, kitchenware',
  Sofa: 'couch, settee, davenport, three seater, 3 seater, 3 seat sofa, loveseat, love seat, sectional, lounge suite, seat, seating, furniture',
  'Lounge chair':
    'armchair, easy chair, club chair, accent chair, reading chair, recliner, occasional chair, wing chair, lounger, seat, seating, furniture',
  'Coffee table':
    'cocktail table, low table, sofa table, tea table, centre table, center table, occasional table, living room table, furniture',
  'Floor lamp':
    'standing lamp, standard lamp, reading lamp, tall lamp, arched lamp, arc light, uplighter, light, lighting',
  Rug: 'carpet, area rug, floor covering, floor rug, runner, floor mat, textiles, soft furnishings, mat',
  Bookshelf: 'bookcase, shelf, shelving, shelving unit, book rack, book stand, display shelf, furniture, storage',
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
  'Wine glasses': 'goblet, glassware, stemware, champagne glass, champagne flute, drinking glass, tableware, barware',
  Napkins: 'serviette, table linen, cloth napkin, dinner napkin, tableware, textiles, linens',
  Candlesticks: 'candle holder, candelabra, candle stand, taper holder, candle, decoration, decor',
  'Bar cart':
    'drinks trolley, trolley, cocktail cart, tea trolley, serving cart, rolling cart, cart on wheels, drinks cart, cocktail trolley, furniture, barware, storage, drinks table, serving table',
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

/** What is done with the products of a kind, and where they are wanted. */
export const USES: Readonly<Record<string, string>> = {
  Bed: 'sleep',
  Dresser: 'store keep put clothes',
  'Table lamp': 'read work gift',
  Throw: 'snuggle warm gift wedding housewarming',
  Cushion: 'lean gift housewarming',
  Mirror: 'wall hang makeup shave dressing',
  Bench: 'sit shoes',
  Wardrobe: 'store keep put hang clothes coats',
  Towels: 'dry hands bathe swim gift wedding',
  'Soap dispenser': 'wash hands gift housewarming',
  'Bath mat': 'step stand feet gift',
  'Laundry basket': 'store keep put clothes dirty toys',
  'Bath stool': 'sit shower',
  'Towel ladder': 'store keep put hang dry robes',
  'Vanity set': 'keep put toothbrushes gift',
  Shelf: 'store keep put display wall books',
  Sconce: 'wall read',
  'Cutting board': 'cut chop slice cook serve prepare bread cheese vegetables gift housewarming',
  'Mixing bowls': 'mix bake cook whisk serve salad gift wedding',
  'Pendant lamp': 'hang ceiling',
  'Counter stool': 'sit breakfast',
  'Kitchen cart': 'store keep put cook prepare',
  Jars: 'store keep put hold food fresh rice cereal spices biscuits cookies gift housewarming',
  Kettle: 'boil brew tea hot water gift',
  'Utensil crock': 'cook stir gift',
  'Plate rack': 'dry drain washing dishes gift',
  Mugs: 'drink coffee tea gift wedding housewarming',
  Sofa: 'sit relax nap family',
  'Lounge chair': 'sit relax read',
  'Coffee table': 'put sofa',
  'Floor lamp': 'read work',
  Rug: 'floor feet',
  Bookshelf: 'store keep put display books records vinyl',
  'Media console': 'store keep put games',
  Vases: 'put hold flowers bouquet decorate gift wedding housewarming',
  Plant: 'decorate gift housewarming',
  Prints: 'hang wall decorate gift housewarming',
  'Dining table': 'eat dine',
  'Dining chair': 'sit eat',
  Sideboard: 'store keep put china dishes cutlery',
  'Dinner plates': 'eat serve gift wedding',
  'Wine glasses': 'drink wine champagne gift wedding housewarming',
  Napkins: 'table gift wedding',
  Candlesticks: 'romantic dinner gift wedding housewarming',
  'Bar cart': 'store serve drinks cocktails bottles wine gift wedding',
};

/** Words that the trade uses for each other inside longer names: a sofa cushion is a couch cushion. */
export const FAMILIES: readonly (readonly string[])[] = [
  'sofa couch settee',
  'lamp light',
  'tv television',
  'cupboard cabinet',
  'cushion pillow',
  'stool seat',
  'trolley cart',
  'basket hamper bin',
  'rack stand holder',
  'mug cup',
  'canister container',
  'throw blanket',
  'picture poster print',
  'clothes laundry',
  'cocktail drinks bar',
  'bath bathroom',
].map((family) => family.split(' '));

/** Numbers that texts write as words. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

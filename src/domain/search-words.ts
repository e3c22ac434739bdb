import type { Category } from './product';

/** Synonyms by a product's kind; a synonym may be several words. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  Bed: 'bedstead, bed frame, divan, bed base, furniture, platform bed, headboard, two person bed, boxspring',
  Nightstand:
    'bedside table, night table, bedside cabinet, bedside, side table, end table, hallway table, bedside drawers, bedside chest, bedside unit, furniture, storage, bedside locker, small table, casegoods',
  Dresser:
    'chest of drawers, bureau, chest, drawers, commode, tallboy, bedroom drawers, furniture, storage, drawer unit, bedroom chest, lowboy, highboy, clothes drawers, clothes storage, clothing storage, casegoods',
  'Table lamp':
    'bedside lamp, desk lamp, reading lamp, night lamp, accent lamp, small lamp, light, bedroom lamp, nightstand lamp, lampshade',
  Throw:
    'blanket, bedspread, coverlet, plaid, bedding, bed throw, sofa throw, quilt, comforter, textiles, soft furnishings, linens, bed runner, shawl, wrap, afghan, lap blanket, duvet, eiderdown, counterpane, doona, bedcover, manchester',
  Cushion:
    'pillow, throw pillow, scatter cushion, throw cushion, sofa cushion, bolster, textiles, soft furnishings, decorative pillow, accent pillow, back cushion, cushion cover, sofa pillow, pillowcase, headrest',
  Mirror:
    'looking glass, wall mirror, hanging mirror, full length mirror, long mirror, hallway mirror, bathroom mirror, dressing mirror, makeup mirror, vanity mirror',
  Bench:
    'settle, ottoman, pouffe, pouf, footstool, bench seat, end of bed bench, seat, furniture, hall bench, shoe bench, bedroom bench, window seat, banquette',
  Wardrobe:
    'armoire, closet, cupboard, clothes cabinet, clothes storage, furniture, storage, clothes cupboard, cabinet, garderobe, clothes closet, coat cupboard, clothing storage, almirah, almari, casegoods, clothes press',
  Towels:
    'bath towel, hand towel, bath sheet, towel set, textiles, accessories, linens, face towel, guest towel, shower towel, bath linen, washcloth, flannel, towelling, manchester',
  'Soap dispenser':
    'soap bottle, soap pump, soap holder, lotion dispenser, hand wash, hand soap, liquid soap, pump bottle, accessories, lotion pump, shampoo bottle, refillable bottle, hand wash bottle, soap container, soap',
  'Bath mat': 'bath rug, shower mat, shower rug, textiles, accessories, tub mat, foot mat, toilet mat, manchester',
  'Laundry basket':
    'hamper, washing basket, clothes hamper, wash basket, storage, laundry box, linen bin, dirty clothes bin, storage basket',
  'Bath stool':
    'footstool, step stool, plant stand, shower seat, shower bench, seat, furniture, accessories, bath seat, spa stool',
  'Towel ladder':
    'towel rail, towel rack, towel hanger, towel hanging rail, towel bar, towel storage, drying rack, ladder shelf, storage, blanket ladder, blanket rack, decorative ladder, leaning ladder, robe stand, airer, clothes rack, furniture',
  'Vanity set':
    'toothbrush holder, tumbler, soap dish, toothbrush mug, bathroom tray, accessories, bath set, jewellery tray, jewelry tray, trinket dish, ring dish, tray, catchall',
  Shelf:
    'wall shelf, shelving, ledge, floating shelf, furniture, storage, display ledge, picture ledge, spice shelf, bracket shelf, rack, plank, mantel',
  Sconce:
    'wall lamp, lamp, wall sconce, vanity light, bathroom light, reading light, light, wall lantern, globe light, mirror light, bracket lamp, bathroom lamp',
  'Cutting board':
    'chopping board, bread board, carving board, serving board, cheese board, charcuterie board, chopping block, butcher block, kitchenware, wooden board, serving platter, pizza board, chopboard, platter',
  'Mixing bowls':
    'salad bowl, baking bowl, dish, serving bowl, fruit bowl, nesting bowls, crockery, kitchenware, ovenware, prep bowl, kitchen bowl, bowl set, pasta bowl, batter bowl, cooking bowl, bakeware, casserole',
  'Pendant lamp':
    'ceiling lamp, hanging lamp, chandelier, drop light, light, island light, kitchen light, overhead light, dining light, dining room light, suspension lamp, lamp shade, ceiling fixture, lantern, fixture, pendant',
  'Counter stool':
    'bar stool, bar chair, breakfast stool, chair, high stool, kitchen stool, seat, furniture, island stool, pub stool, counter chair, tall stool',
  'Kitchen cart':
    'trolley, kitchen island, butcher block, island, rolling cart, cart on wheels, serving trolley, furniture, storage, microwave cart, utility cart, prep table, worktop, workbench, kitchen workstation',
  Jars: 'canister, container, food storage, food container, glass jar, kitchen storage, tin, storage, kitchenware, storage tin, pantry container, airtight container, pasta jar, spice jar, cookie jar, biscuit jar, coffee canister, tea caddy, storage pot, tupperware',
  Kettle:
    'tea kettle, stovetop kettle, stove kettle, hob kettle, whistling kettle, kitchenware, gas kettle, induction kettle, water boiler, tea pot, percolator',
  'Utensil crock':
    'utensil holder, utensil pot, kitchen tools, wooden spoons, spatula, utensil jar, utensil set, cooking utensils, cooking tools, spoon holder, kitchenware, kitchen utensils, cooking spoons, tool holder, cutlery holder, wooden utensils, cookware, ladle, turner, whisk',
  'Plate rack':
    'dish rack, drying rack, dish drainer, draining rack, kitchenware, dish drying rack, dish dryer, drainer, drainboard',
  Mugs: 'cup, coffee cup, tea mug, beaker, drinkware, crockery, tableware, kitchenware, tea set, coffee set, hot drinks',
  Sofa: 'couch, settee, davenport, three seater, 3 seater, 3 seat sofa, love seat, sectional, lounge suite, seat, furniture, couch set, three seat couch, lounge sofa, chesterfield, daybed',
  'Lounge chair':
    'armchair, easy chair, club chair, accent chair, reading chair, recliner, occasional chair, wing chair, lounger, seat, furniture, fireside chair, living room chair, lounge seat, sling chair, relaxing chair, wingback, lazyboy',
  'Coffee table':
    'cocktail table, low table, sofa table, tea table, centre table, center table, occasional table, living room table, furniture, salon table, lounge table, teapoy',
  'Floor lamp':
    'standing lamp, standard lamp, reading lamp, tall lamp, arched lamp, arc light, uplighter, light, lighting, arching lamp, stand lamp, lounge lamp, overhanging lamp, torchiere, living room lamp, uplight',
  Rug: 'area rug, floor covering, floor rug, runner, floor mat, textiles, soft furnishings, mat, throw rug, living room rug, bedroom rug, carpet, moquette, kilim, dhurrie, doormat, sheepskin',
  Bookshelf:
    'bookcase, shelf, shelving, shelving unit, book rack, display shelf, furniture, storage, shelves, shelf unit, record shelf, library, display unit, open shelving, rack, casegoods',
  'Media console':
    'tv stand, tv unit, tv table, tv bench, tv cabinet, television stand, entertainment unit, lowboard, cabinet, console table, tv console, media unit, media cabinet, entertainment centre, entertainment center, furniture, storage, tv furniture, hifi unit, av unit, media stand, tv board, entertainment stand, casegoods',
  Vases:
    'flower vase, ornament, flower pot, jug, decoration, decor, bud vase, flower holder, pitcher, urn, trinket, figurine, sculpture, planter',
  Plant:
    'artificial plant, fake plant, faux plant, houseplant, indoor plant, tree, greenery, fig tree, potted plant, pot plant, plastic plant, silk plant, ficus, decoration, decor, artificial tree, fake fig, silk tree, imitation plant, foliage, monstera, evergreen, botanical, shrub, bush, palm, bonsai',
  Prints:
    'picture, poster, art, artwork, wall art, painting, framed art, framed picture, canvas, wall decor, decoration, decor, art print, wall print, abstract art, print set, diptych, lithograph, photo, drawing, tapestry',
  'Dining table': 'kitchen table, dinner table, breakfast table, furniture, family table, eating table, supper table',
  'Dining chair':
    'kitchen chair, side chair, dinner chair, table chair, seat, seating, furniture, dining seat, dining room chair, carver',
  Sideboard:
    'buffet, credenza, cabinet, cupboard, console table, storage cabinet, buffet table, furniture, storage, dining room cabinet, serving cabinet, china cabinet, dining cabinet, server, hutch, highboard, vitrine, casegoods, press, china press',
  'Dinner plates':
    'dish, place setting, table setting, china, dinnerware, dinner set, dinner service, dish set, side plate, plate set, crockery, tableware, dishware, serving plate, crockery set, plates set, kitchenware, charger',
  'Wine glasses':
    'goblet, glassware, stemware, champagne glass, champagne flute, drinking glass, tableware, barware, wine goblet, crystal glass, prosecco glass, flute, glasses set, red wine glass, white wine glass, drinkware, chalice, coupe, crystalware',
  Napkins:
    'serviette, table linen, cloth napkin, dinner napkin, tableware, textiles, linens, table napkin, dinner cloth, placemat, tablecloth, manchester',
  Candlesticks:
    'candelabra, candle stand, taper holder, candle, decoration, decor, candlestick holder, candle stick, centrepiece, centerpiece, votive, candlelight, chamberstick, menorah',
  'Bar cart':
    'trolley, cocktail cart, serving cart, rolling cart, cart on wheels, drinks cart, furniture, barware, storage, drinks table, serving table, drinks stand, liquor cart, home bar, mini bar, cocktail bar, beverage cart, alcohol cart, wine trolley, hostess trolley',
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
  stoneware: 'ceramic pottery earthenware clay china',
  brass: 'metal',
  steel: 'metal',
  enamelled: 'enamel',
  marble: 'stone',
  terrazzo: 'stone',
  crystal: 'glass',
  cane: 'rattan wicker webbing cannage',
  seagrass: 'rattan wicker straw',
  boucle: 'fabric upholstery upholstered padded teddy',
  velvet: 'fabric upholstery upholstered padded velour plush',
  linen: 'fabric flax textile',
  cotton: 'fabric textile',
  wool: 'fabric woollen textile',
  silk: 'artificial faux fake',
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
  oat: 'beige neutral cream',
  sand: 'beige neutral',
  cream: 'beige neutral',
  chalk: 'white',
  rust: 'orange red burnt',
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
  'throw blanket quilt',
  'picture poster print',
  'clothes laundry',
  'cocktail drinks bar',
  'bath bathroom',
].map((family) => family.split(' '));

/** Numbers that texts write as words. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

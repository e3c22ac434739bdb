/** Words that shoppers write in place of others. */
export const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  draws: 'drawers',
  sopha: 'sofa',
  seater: 'seats',
  telly: 'tv',
  matres: 'mattress',
  matras: 'mattress',
  cofe: 'coffee',
  coffy: 'coffee',
  cofi: 'coffee',
  kofi: 'coffee',
  chear: 'chair',
  droor: 'drawer',
  basquet: 'basket',
  cubard: 'cupboard',
  kitchin: 'kitchen',
  landry: 'laundry',
  nite: 'night',
  nitestand: 'nightstand',
  nitelight: 'nightlight',
  liter: 'litre',
  liters: 'litre',
  dims: 'dimmable',
  dimming: 'dimmable',
  lite: 'light',
  lidded: 'lid',
  drinker: 'drink',
  drinkers: 'drink',
  hostess: 'host',
  declutter: 'storage',
  clutter: 'storage',
  cluttered: 'storage',
  mess: 'storage',
  messy: 'storage',
  untidy: 'storage',
  clothing: 'clothes',
  chiffonier: 'dresser',
  chiffonnier: 'dresser',
  chifforobe: 'wardrobe',
  dimmer: 'dimmable',
  bookworm: 'read',
  thanksgiving: 'dinner',
  foodie: 'cook',
  velour: 'velvet',
  jewelry: 'jewellery',
  santa: 'gift',
  lightweight: 'light',
  ...standingFor(
    'blue',
    'navy teal turquoise aqua cobalt indigo azure cyan denim sapphire cerulean ultramarine aquamarine bluish',
  ),
  ...standingFor('green', 'emerald mint lime jade pistachio eucalyptus chartreuse celadon seafoam greenish'),
  ...standingFor('olive', 'khaki'),
  ...standingFor('grey', 'graphite pewter gunmetal greyish grayish'),
  ...standingFor('charcoal', 'anthracite'),
  ...standingFor('black', 'ebony onyx jet noir'),
  ...standingFor('cream', 'creme ivory ecru eggshell alabaster magnolia vanilla buttermilk'),
  ...standingFor('white', 'snowy whitewashed'),
  ...standingFor('beige', 'taupe greige fawn putty nude biege'),
  ...standingFor('tan', 'camel caramel cognac chestnut tobacco'),
  ...standingFor('yellow', 'mustard ochre ocher saffron lemon'),
  ...standingFor('rust', 'russet sienna paprika cinnamon'),
  ...standingFor('orange', 'apricot tangerine coral'),
  ...standingFor('red', 'burgundy crimson scarlet maroon claret oxblood ruby bordeaux'),
  ...standingFor('pink', 'blush fuchsia magenta salmon'),
  ...standingFor('purple', 'lilac lavender violet mauve plum aubergine'),
  ...standingFor('gift', 'easter valentines hanukkah diwali eid graduation'),
  ...standingFor('clothes', 'trousers jeans leggings skirts scarves uniform pants hoodies cardigans apparel'),
  ...standingFor('bags', 'handbags handbag backpack backpacks rucksack totes'),
  ...standingFor('jewellery', 'earrings necklace necklaces bracelets watches'),
  ...standingFor('cosmetics', 'perfume lipstick mascara skincare'),
  ...standingFor('vegetables', 'veggies onions onion tomatoes potatoes carrots'),
  ...standingFor('movie', 'film films cinema netflix'),
  ...standingFor('games', 'puzzle puzzles jigsaw cards lego'),
  ...standingFor('barbecue', 'bbq grill'),
  ...standingFor('keys', 'key'),
  ...standingFor('craft', 'crafts crafting hobby hobbies'),
  nursery: 'bedroom',
  conservatory: 'living',
  sunroom: 'living',
  smallest: 'small',
  ...standingFor('large', 'biggest largest'),
  woollen: 'wool',
  woolen: 'wool',
  oatmeal: 'oat',
  entryway: 'hallway',
  foyer: 'hallway',
  hall: 'hallway',
  entrance: 'hallway',
  corridor: 'hallway',
  lobby: 'hallway',
  office: 'study',
  workspace: 'study',
  present: 'gift',
  presents: 'gift',
  birthday: 'gift',
  anniversary: 'gift',
  christmas: 'gift',
  xmas: 'gift',
  valentine: 'gift',
};

/**
 * Words that few products have: where not all words of a query match, it is answered without them, or with the words of
 * the room that they stand for.
 */
export const LOOSE_WORDS: Readonly<Record<string, string>> = {
  ...standingFor(
    '',
    'small little tiny mini compact slim big large huge oversized tall high low long short narrow wide deep extra full ' +
      'light heavy lighter heavier soft warm cosy cozy comfy comfortable modern contemporary classic traditional vintage retro rustic ' +
      'industrial scandi scandinavian nordic minimal minimalist boho round square oval rectangular side end farmhouse country coastal mid century style ' +
      'stylish design designer elegant luxury fancy pretty beautiful lovely cute unique simple plain good quality ' +
      'quiet sturdy solid strong real natural genuine hotel gift idea set pair corner spot area space room decorative ' +
      'matching standard proper everyday easy favourite favorite coloured colored colour color made ' +
      'cheaply budget inexpensive smaller bigger larger taller lower slimline ' +
      'higher shorter wider longer narrower diameter across ' +
      'arrival single twin baby toddler newborn airbnb restaurant cafe apartment apartments flat flats studio rental renter renters dorm student tenant home homes house cottage loft ' +
      'flatmate ideas inspiration decor decorating chunky curved upright ' +
      'popular bestseller bestselling rated top trending great perfect ' +
      'handcrafted handmade artisan organic eco sustainable japandi japanese danish bohemian hygge transitional ' +
      'brushed polished matte matt glossy gloss shiny satin lacquered varnished stained distressed weathered bleached oiled tone toned ' +
      'glam deco mcm midcentury shabby aesthetic cool funky fun basic essential essentials ' +
      'thick thin plush fluffy robust freestanding standing free movable portable ' +
      'adult kid kids child children guest guests size sized pure premium fine authentic sleek chic trendy statement ' +
      'nook glamorous glamour glitzy opulent romantic spacious roomy airy delicate dainty playful whimsical artsy arty bold vibrant subtle understated handsome gorgeous ' +
      'stunning charming sweet adorable attractive decent dependable lasting sumptuous thoughtful meaningful memorable ' +
      'pale dark bright pastel summer autumn timeless versatile practical functional durable washable ready up off out down away together',
  ),
  ...standingFor('bathroom', 'sink basin bathtub tub toilet ensuite shower'),
  ...standingFor('kitchen', 'stove hob oven worktop countertop pantry island'),
  ...standingFor('study', 'desk work workstation laptop computer'),
  ...standingFor('hallway', 'door coats shoes keys landing porch'),
  ...standingFor('living', 'fireplace snug den parlour parlor'),
  ...standingFor('bedroom', 'sleeping'),
};

function standingFor(other: string, words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, other]));
}

/** Where one of these ends a part of a query, what is wanted has been named: "cushions for the sofa". */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  (
    'for with without in on to at by from as that which who under above over below between near next beside behind where when while during no ' +
    'avec con da de del della di du en per pour dans sur mit aus fur von im am para'
  ).split(' '),
);

/** Words without meaning for a search; ignored unless there are no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or of for with in on to at by from as is it be my your our some any i we you want need buy find show me ' +
    'please that which something anything thing item piece product cm over under above below between near next beside behind ' +
    'do take takes coming more enough what how when much many wants would should could will pls plz thx ty hi hello hey ok okay lil asap wanna gonna there these those this have has got get are they them he she his ' +
    'love loves one ones only suggest suggestion recommend find search searching nowhere allowed suitable like really very quite super so too fully completely each every all everything everywhere article just also thanks thank always comes come available fronted until till cant dont wont doesnt stuff bits bit smth sth n ur fit fits ' +
    'without where somewhere place who someone can does not im looks go goes use used using cheap cheaper cheapest ' +
    'affordable best nice home spa bare blank empty am her him mum mom mother dad father wife husband friend friendly couple lover lovers fan person people new ' +
    'grandma grandmother granny grandpa grandparents sister brother daughter son teacher boss colleague neighbour neighbor girlfriend boyfriend partner ' +
    'dearest priciest pricey costliest toprated mostreduced might shall think getting having being trying newest latest ' +
    'parents cost price priced prices expensive least buying online order delivery delivered shipping ' +
    // Superlatives order what is found.
    'smallest biggest largest tallest shortest highest lowest widest narrowest longest lightest heaviest slimmest tiniest ' +
    // French, Italian, German and Spanish
    'ich suche je cherche busco cerco ik zoek een het au aux avec con da dan de del della des di du e en et il la le les lo per pour sur un una une pas cher chere cheres ' +
    'der die das den dem ein eine einen einem mit aus fur von vom zum zur und gunstig billig ' +
    'el los las y para barato barata economico'
  ).split(' '),
);

/** Words that leave open what is wanted: only its use is told. */
export const OPEN_WORDS: ReadonlySet<string> = new Set(
  'anything place somewhere nowhere something thing where what'.split(' '),
);

/** Those of them that ask for what something is put in or on. */
export const PLACE_WORDS: ReadonlySet<string> = new Set('place somewhere nowhere where'.split(' '));

/** Words that say how many, not what: they name no kind, even at the end of a name. */
export const COLLECTIVES: ReadonlySet<string> = new Set('collection pair set trio'.split(' '));

/** Words that say what is held only by the word before: a cake stand is no towel stand. */
export const HOLDERS: ReadonlySet<string> = new Set('stand rack holder pot'.split(' '));

/** What products are used with, and what is asked for where one of these ends a query: a lamp for a desk is no desk. */
export const NOT_SOLD: ReadonlySet<string> = new Set(['desk']);

/** Colours in which no product is, though one may have a shade of them: what is asked for in one need not be so. */
export const OTHER_COLOURS: ReadonlySet<string> = new Set('red orange yellow pink purple gold silver'.split(' '));

/** Correct words that are a letter or two from words of products: not typos of those. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  // Of what is not sold here
  (
    'battery beach bleach blender blind bracelet broom chain chess cleaner clock cloak coach crane crate earring fencing ' +
    'flour fridge fryer glove grape grass hammer hamster heater hedge house larder lectern medal paint pant parasol phone pint ' +
    'plane playpen pouch printer racket scale scanner scooter sheep shell shelter shutter skirt sledge slipper spade ' +
    'stair swing tablet timer toaster trailer train washer ' +
    // Of few letters
    'cpu lamb lame vast card care carp carb race trap tram disc disk seal sear rain raid trek pour tube tint mate math bind ' +
    // Of how it looks
    'pink purple yellow red lilac violet chinese copper dutch ginger greek heather pattern peach range salmon theme willow ' +
    // Of the shop and of places
    'account career caring carrier courier custom guide iceland ireland location paris romania sample shopping spain spare stock swatch track ' +
    // That sound alike
    'alive bear beer bird body broad case cause cheer chore copy court dash driver focus manner minor praise prize prose ' +
    'rock share sheer site stale stall steal still stole story summary tap teen three tip tone town true try tune type ways wise ' +
    // Of sentences
    'because ' +
    'either renting rented later match matter older rather share support while ' +
    'shape class missing remove removed write found feature chart reach choice letter self paid sight sent sending month motion ' +
    'express personal closest brought tried happen sofia'
  ).split(' '),
);

/**
 * Names that mean a kind only as a whole, none of their words by itself: a day bed is a sofa, which is found for no "bed".
 */
export const WHOLE_NAMES: Readonly<Record<string, string>> = {
  Bed: 'box spring',
  Nightstand:
    'night stand, bed table, bed stand, bedside stand, accent table, sofa side table, telephone table, bed cabinet, bedside shelf',
  Dresser:
    'drawer chest, drawer cabinet, bedroom cabinet, clothes chest, dressing chest, linen chest, chest drawers, drawer dresser, changing table, dressing table, sock drawers, underwear drawers',
  'Table lamp': 'mood lamp, buffet lamp, ambient lamp, office lamp, work lamp, desktop lamp, side lamp',
  Throw: 'bed cover, bed scarf, bed linen, bedding set',
  Cushion:
    'pillow case, seat cushion, chair cushion, bed cushion, cushion insert, pillow sham, lumbar cushion, floor cushion, bench cushion, neck pillow',
  Mirror: 'cheval mirror, shaving mirror, hand mirror, floor mirror, standing mirror, body mirror, entrance mirror',
  Bench: 'bed stool, bed end bench, long stool, hall seat, shoe seat, dining bench, entrance bench, bed ottoman',
  Wardrobe:
    'clothing rack, clothes rail, garment rack, hanging rail, garment cupboard, linen cupboard, hanging cupboard, clothing cabinet, coat closet, clothes rack, tall cabinet, wardrobe closet',
  Towels:
    'wash cloth, face cloth, beach towel, terry towel, tea towel, hammam towel, hair towel, gym towel, spa towel, waffle towel, sauna towel',
  'Soap dispenser':
    'hand sanitizer, hand sanitiser, sanitizer dispenser, shower gel, lotion bottle, dish soap, bathroom dispenser, washing up liquid, hand cream, shampoo dispenser',
  'Bath mat':
    'bath carpet, shower carpet, bathtub mat, anti slip mat, non slip mat, toilet rug, anti skid mat, bath runner, sink mat',
  'Laundry basket':
    'dirty linen basket, toy basket, toy box, blanket basket, woven basket, laundry sorter, laundry bag, laundry tub, toy storage, blanket storage, washing bag',
  'Bath stool':
    'shower chair, bath chair, bath bench, low stool, small stool, side stool, sauna stool, shaving stool, bedside stool, vanity stool, milking stool',
  'Towel ladder':
    'towel hook, towel tree, clothes horse, clothes dryer, ladder rack, towel dryer, clothes airer, clothes ladder, bathroom ladder, towel warmer, bath towel holder, robe hanger, robe hook',
  'Vanity set':
    'bathroom organiser, bathroom organizer, sink set, sink organiser, sink organizer, tooth mug, toothpaste holder, brush holder, makeup brush holder, makeup organiser, makeup organizer, cotton bud holder, catch all, key tray, washroom set, soap tray, ring tray, perfume tray, rinse cup, bathroom caddy, key bowl',
  Shelf:
    'hanging shelf, shelf board, wall rack, wall storage, wall ledge, kitchen shelf, spice rack, wall bookshelf, mounted shelf, wall unit, single shelf, cube shelf, photo ledge',
  Sconce:
    'wall fixture, bathroom fixture, wall spot, wall spotlight, picture light, wall mounted lamp, hallway lamp, porch light, corridor light, ball lamp, shaver light, wall reading light, bathroom light fixture',
  'Cutting board':
    'cutting block, pastry board, grazing board, meat board, kitchen board, wood board, steak board, serving tray, food board, cutting mat, snack board, sandwich board, chopper board',
  'Mixing bowls':
    'baking dish, oven dish, stacking bowls, soup bowl, cereal bowl, bread bowl, ramen bowl, pudding basin, pancake bowl, punch bowl, noodle bowl, dough bowl, serving dish, breakfast bowl, snack bowl',
  'Pendant lamp':
    'ceiling pendant, suspended lamp, light fixture, light fitting, ceiling fitting, strip light, bar light, ceiling shade, dome light, kitchen island light, hanging pendant',
  'Counter stool':
    'bistro stool, breakfast bar chair, island chair, tall chair, bar seat, bar height stool, counter height stool, kitchen bar stool, kitchen counter chair',
  'Kitchen cart':
    'portable island, rolling island, movable island, mobile island, island bench, coffee station, baking station, prep station, microwave stand, food cart, storage cart, vegetable cart, kitchen rack, rolling storage, coffee cart, trolley table, counter space, worktop space, extra counter, extra worktop',
  Jars: 'mason jar, kilner jar, jam jar, preserving jar, candy jar, sweet jar, flour jar, sugar jar, sugar pot, coffee jar, tea jar, storage container, lunch box, cereal container, rice container, kitchen canister, snack container, lidded jar, dry food storage, pantry organiser, pantry organizer, pantry storage, spice pot, bread bin, glass container, glass pot, food jar',
  Kettle: 'coffee pot, coffee kettle, water kettle, camping kettle, tea maker, water pot, stove top pot, moka pot',
  'Utensil crock':
    'utensil caddy, utensil organiser, utensil organizer, kitchen gadgets, cooking set, spoon set, kitchen organiser, kitchen organizer, baking tools, whisk holder, spoon rest',
  'Plate rack':
    'draining board, sink rack, drip rack, dish tray, plate storage, plate organiser, plate organizer, washing up rack, cup drainer, kitchen drying rack, crockery rack, plate drainer, washing rack, dish organiser, dish organizer',
  Mugs: 'drinking cup, latte cup, cappuccino cup, espresso cup, cocoa mug, hot chocolate mug, cup set, soup mug, breakfast cup, coffee bowl, cups set',
  Sofa: 'three piece suite, divan sofa, fabric sofa, corner sofa, sofa bed, day bed, sleeper sofa, family sofa, living room sofa, sofa lounge, modular sofa',
  'Lounge chair':
    'wingback chair, tub chair, rocking chair, arm chair, sofa chair, single sofa, one seater sofa, single seater, one seater, 1 seater, single seater sofa, nursing chair, cocktail chair, swivel chair, tv chair, lazy chair, lazy boy, cuddle chair, snuggle chair, bucket chair, safari chair, butterfly chair, eames chair, conversation chair, lounge armchair, corner chair, egg chair, lounge sofa chair, leisure chair, sofa seat',
  'Coffee table': 'drum table, nesting tables, middle table, pedestal table, magazine table',
  'Floor lamp':
    'corner lamp, curved lamp, bow lamp, pole lamp, upright lamp, torch lamp, overhead lamp, overhang lamp, tree lamp, floor standing lamp, sofa lamp, stand light, tripod lamp, arco lamp',
  Rug: 'persian rug, shag rug, hallway runner, rug runner, dining rug, lounge rug, door mat, kids rug, centre rug, center rug, play mat, floor textile',
  Bookshelf:
    'ladder bookcase, book storage, room divider, shelving rack, display rack, display cabinet, storage shelf, storage rack, standing shelf, freestanding shelf, free standing shelf, floor shelf, tall shelf, magazine rack, magazine storage, vinyl shelf, vinyl storage, record storage, lp storage, record rack, book cabinet, study shelf, office shelf, book unit, plant shelf, storage unit',
  'Media console':
    'tv sideboard, tv shelf, tv chest, tv credenza, tv cupboard, low cabinet, low sideboard, stereo cabinet, record player stand, record player table, turntable stand, soundbar stand, gaming console, gaming stand, game storage, console unit, cable organiser, cable organizer, cable storage, audio cabinet, tv drawers, tv storage, tv trolley, lcd panel, tv panel, entertainment storage, media storage, record player cabinet, tambour credenza, low credenza, storage unit',
  Vases:
    'knick knack, decorative objects, home accents, flower jar, flower pitcher, flower jug, bottle vase, home decoration, table decor, shelf decor, mantel decor, plant pot, flower container, decorative pot, floor vase',
  Plant:
    'fake flower, artificial flower, artificial fig, rubber plant, palm tree, olive tree, floor plant, office plant, tree plant, fiddle leaf tree, green plant, indoor greenery',
  Prints:
    'wall hanging, wall art set, picture frame, photo frame, gallery wall, art frame, wall frame, landscape painting, wall painting, canvas print, wall decoration, art set, wall piece',
  'Dining table':
    'conference table, meeting table, banquet table, refectory table, harvest table, farmhouse table, extending table, extendable table, extension table, dining set, dining suite, dining room set, kitchen dining table, six seater, eight seater, trestle table',
  'Dining chair':
    'cafe chair, bistro chair, restaurant chair, carver chair, vanity chair, guest chair, armless chair, accent chair, spindle chair, y chair, visitor chair, dressing table chair, lunch chair, rush chair, parsons chair, occasional dining chair',
  Sideboard:
    'side cabinet, hall cabinet, hallway cabinet, shoe cabinet, drinks cabinet, liquor cabinet, crockery cabinet, crockery unit, kitchen cabinet, wine cabinet, display cabinet, storage unit, welsh dresser, kitchen dresser, dish cabinet, living room cabinet, dining unit, bar cabinet, dining storage, dining room storage, crockery storage, plate cabinet, serving sideboard, low cupboard, entry cabinet, entrance cabinet, tableware storage, cutlery storage, hall console, server cabinet',
  'Dinner plates':
    'dining plate, charger plate, entree plate, pasta plate, main plate, steak plate, tableware set, dinnerware set, salad plate, dessert plate, dining ware, cake plate',
  'Wine glasses':
    'table setting, place setting, cocktail glass, water glass, gin glass, wine cup, tumbler glass, juice glass, stemmed glass, wine stem, champagne coupe, coupe glass, party glass, spritz glass, stem glass, glass goblet, whisky glass, aperitif glass, rose glass',
  Napkins:
    'table setting, place setting, place mat, table cloth, table textile, napkin ring, dining linen, table runner, tea towel, kitchen towel, dish towel, kitchen linen, cocktail napkin, table mat',
  Candlesticks:
    'tealight holder, tea light holder, votive holder, candle tray, table decoration, candle set, taper candle, candle accessories, pillar holder, candle base, dinner candle',
  'Bar cart':
    'drinks bar, gin trolley, whisky trolley, tea cart, home bar cart, liquor cabinet, alcohol cabinet, bar cabinet, bar unit, mobile bar, rolling bar, party cart, bar furniture, wine rack, bottle rack, glass trolley, bar set, drinks storage, serving bar',
};

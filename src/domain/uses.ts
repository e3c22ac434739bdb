/** What is done with the products of a kind, and where they are wanted. */
export const USES: Readonly<Record<string, string>> = {
  Bed: 'sleep night rest guests overnight',
  Dresser:
    'store keep put clothes folded sweaters jumpers socks underwear linen tshirts shirts organise organize tidy declutter pyjamas pajamas bedding sheets',
  'Table lamp': 'read work gift night poser mood',
  Throw: 'snuggle curl cover warm gift wedding housewarming cold winter blankets cuddle picnic chilly drape layer',
  Cushion: 'lean gift housewarming back comfort neck support lumbar meditation pain yoga',
  Mirror: 'wall hang makeup shave reflection look see outfit face appearance check framed hair reflect',
  Bench: 'sit end shoe lace tie trainers sneakers boot window bags wait put',
  Wardrobe:
    'store keep put hang clothes suits coat jackets shirts hangers garments dress gowns blouses organise organize tidy bedding bags umbrellas',
  Towels: 'dry hands bathe swim gift wedding pool guests shower gym sauna wet wipe hair spa body',
  'Soap dispenser': 'hands gift housewarming lotion shampoo',
  'Bath mat': 'step stand feet gift slip slipping slippery wet cold warm floor shower tub',
  'Laundry basket': 'keep put clothes dirty toys washing worn blankets linen storing tidy hide pets gym socks',
  'Bath stool': 'sit shower step bathe shave elderly reach',
  'Towel ladder': 'store keep put hang dry blankets clothes towels wet gown robe bathrobe throws dressing',
  'Vanity set':
    'keep put toothbrushes gift brushes razor toothpaste makeup cosmetics jewellery jewelry rings toiletries organise organize keys wallet coins change sunglasses teeth store hold',
  Shelf:
    'store keep put display wall books spices toiletries bottles plant cosmetics shampoo trophies cookbooks photos ornament',
  Sconce: 'wall read shave makeup',
  'Cutting board':
    'cut chop slice cook serve prepare bread cheese vegetables gift housewarming baker chef carve meat chopping veg fruit knives pizza steak herbs sandwich prep',
  'Mixing bowls':
    'mix whisk serve salad gift wedding baker chef dough batter baking soup fruit cereal pancakes cooking knead cake eggs popcorn snacks bread',
  'Pendant lamp': 'hang ceiling island overhead',
  'Counter stool': 'sit breakfast bar island',
  'Kitchen cart':
    'store keep put cook prepare microwave chop chopping prep vegetables pots pans groceries appliances blender mixer bake',
  Jars: 'store keep put hold food fresh rice cereal biscuits cookies gift housewarming flour pasta spaghetti noodles granola sugar beans oats dry pantry snacks nuts lentils grains sweets spice organise organize tidy treats leftovers',
  Kettle: 'boil brew tea hot water gift drink camping cocoa make',
  'Utensil crock':
    'organise organize tidy stir gift baker chef spatulas ladles whisks cooking bake housewarming sauce flip store keep put hold',
  'Plate rack': 'drain washing dishes gift drying stack store plates cups washed fold pile glasses pans keep put',
  Mugs: 'drink coffee tea gift wedding housewarming cocoa hot morning cappuccino latte espresso chocolate serve milk',
  Sofa: 'sit curl relax nap family lie lounge movie sleep guests movies watching lounging people arms armrests chill friends',
  'Lounge chair': 'sit curl relax read reader fireplace arms armrest feeding nursing watch book fire rest movie',
  'Coffee table': 'put sofa magazines remote feet drinks tray snack games',
  'Floor lamp': 'read work reader',
  Rug: 'floor feet warm cover warmth cold yoga play crawl noise echo scratches stains',
  Bookshelf:
    'store keep put display books records vinyl lps novels reader cds magazines comics files folders organise organize tidy plants divide divider photos trophies',
  'Media console':
    'store keep put games tv television hifi cable wire cords xbox playstation nintendo consoles soundbar stereo router speakers hide turntable dvd printer movie',
  Vases:
    'put hold fresh flowers bouquet decorate gift wedding housewarming dried stem roses tulips bunch blooms branch pampas grass mantelpiece mantel shelf table centrepiece',
  Plant: 'decorate gift housewarming kill watering allergy allergic office',
  Prints: 'hang wall decorate gift housewarming bare',
  'Dining table':
    'eat dine family party gather homework guests lunch breakfast people meal host friends feed write draw sew craft christmas thanksgiving barbecue games',
  'Dining chair': 'sit eat desk study work homework computer dine guests write draw',
  Sideboard:
    'store keep put china dishes cutlery plates linen crockery tableware tablecloth dinnerware napkins bottles hide printer craft supplies documents paperwork glasses games',
  'Dinner plates':
    'eat serve gift wedding housewarming host party meal food lunch steak pasta dining barbecue christmas buffet friends sandwiches',
  'Wine glasses':
    'champagne gift wedding housewarming host party dinner dine toast prosecco drinking cocktails celebration sparkling night juice friends',
  Napkins: 'table gift wedding host party meal dine dinner housewarming picnic barbecue mouth friends',
  Candlesticks:
    'romantic dinner gift wedding housewarming host party candles light taper mood ambience atmosphere christmas mantelpiece mantel table',
  'Bar cart':
    'store serve cocktails bottles wine gift wedding host party spirits whisky gin rum vodka entertain entertaining alcohol friends keep put',
  Nightstand: 'keep put book alarm charger tablet spectacles',
};

/** What a sample product is; other catalogues may have kinds of their own. */
export const KINDS = [
  'Bed',
  'Nightstand',
  'Dresser',
  'Table lamp',
  'Throw',
  'Cushion',
  'Mirror',
  'Bench',
  'Wardrobe',
  'Towels',
  'Soap dispenser',
  'Bath mat',
  'Laundry basket',
  'Bath stool',
  'Towel ladder',
  'Vanity set',
  'Shelf',
  'Sconce',
  'Cutting board',
  'Mixing bowls',
  'Pendant lamp',
  'Counter stool',
  'Kitchen cart',
  'Jars',
  'Kettle',
  'Utensil crock',
  'Plate rack',
  'Mugs',
  'Sofa',
  'Lounge chair',
  'Coffee table',
  'Floor lamp',
  'Rug',
  'Bookshelf',
  'Media console',
  'Vases',
  'Plant',
  'Prints',
  'Dining table',
  'Dining chair',
  'Sideboard',
  'Dinner plates',
  'Wine glasses',
  'Napkins',
  'Candlesticks',
  'Bar cart',
] as const;

export type Kind = (typeof KINDS)[number];

/** What a product may be made of. */
export const MATERIALS = [
  'acacia',
  'acrylic',
  'ash',
  'bamboo',
  'beech',
  'birch',
  'bouclé',
  'brass',
  'cane',
  'copper',
  'cotton',
  'crystal',
  'enamel',
  'feather',
  'glass',
  'hardwood',
  'leather',
  'linen',
  'marble',
  'oak',
  'olive wood',
  'paper',
  'paper cord',
  'porcelain',
  'rattan',
  'seagrass',
  'silk',
  'steel',
  'stoneware',
  'teak',
  'terracotta',
  'terrazzo',
  'travertine',
  'velvet',
  'walnut',
  'willow',
  'wool',
] as const;

export type Material = (typeof MATERIALS)[number];

/** Colours that a shopper asks for; a product's own line may say it more finely. */
export const COLOURS = [
  'white',
  'cream',
  'beige',
  'grey',
  'black',
  'brown',
  'tan',
  'rust',
  'clay',
  'amber',
  'green',
  'blue',
  'brass',
  'copper',
  'clear',
  'pale wood',
  'golden wood',
  'dark wood',
] as const;

export type Colour = (typeof COLOURS)[number];

/** Finer colours that dots tell apart, and the colour that each belongs to. */
export const FINER_COLOURS = {
  sand: 'beige',
  oat: 'beige',
  sage: 'green',
  moss: 'green',
  'dark green': 'green',
  charcoal: 'grey',
} as const satisfies Readonly<Record<string, Colour>>;

/** A colour of a dot. */
export type Swatch = Colour | keyof typeof FINER_COLOURS;

/** Where a product may stand. */
type RoomName = 'Bedroom' | 'Bathroom' | 'Kitchen' | 'Living Room' | 'Dining Room' | 'Hallway' | 'Study';

/** Sizes in whole centimetres, of the largest piece of a set. */
export interface Size {
  readonly width?: number;
  /** From front to back; the length of what lies flat. */
  readonly depth?: number;
  readonly height?: number;
  readonly diameter?: number;
}

/** What is known of a product beside its texts. What it does not have is absent. */
export interface ProductFacts extends Size {
  readonly materialList?: readonly Material[];
  readonly colourList?: readonly Colour[];
  /** Heights of the smaller pieces of a set in cm, ascending. */
  readonly otherHeights?: readonly number[];
  /** Diameters of the smaller pieces of a set in cm, ascending. */
  readonly otherDiameters?: readonly number[];
  /** How many pieces a set has. */
  readonly pieces?: number;
  /** Top of the seat above the floor, in cm. */
  readonly seatHeight?: number;
  /** Of the mattress that fits, in cm. */
  readonly mattressWidth?: number;
  readonly mattressLength?: number;
  /** Litres; of the largest piece of a set. */
  readonly capacity?: number;
  /** Kilograms, of all pieces together. */
  readonly weight?: number;
  readonly rooms?: readonly RoomName[];
  /** How to look after it, in short sentences. */
  readonly care?: readonly string[];
  /** 0 if it arrives assembled. */
  readonly assemblyMinutes?: number;
  /** How many people assemble it. */
  readonly assemblyPeople?: number;
  /** What is in the box. */
  readonly box?: readonly string[];
  /** Ids of other products. */
  readonly goesWith?: readonly number[];
}

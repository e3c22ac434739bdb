/** Columns of one value each, in the order they are written in; a product has a property of the same name. */
export const PLAIN_COLUMNS = [
  'id',
  'name',
  'variantOf',
  'option',
  'label',
  'swatch',
  'category',
  'kind',
  'price',
  'discount',
  'rate',
  'stock',
  'colours',
  'materials',
  'dimensions',
  'description',
] as const;

/** Columns of facts with one number each; the facts of a product have a property of the same name. */
export const FACT_NUMBERS = [
  'width',
  'depth',
  'height',
  'diameter',
  'pieces',
  'seatHeight',
  'mattressWidth',
  'mattressLength',
  'capacity',
  'weight',
  'assemblyMinutes',
  'assemblyPeople',
] as const;

/** Columns of facts with numbers that are separated by `|`. */
const FACT_NUMBER_LISTS = ['otherHeights', 'otherDiameters', 'goesWith'] as const;

/** Columns of facts with values that are separated by `|`. */
export const FACT_LISTS = ['materialList', 'colourList', 'rooms', 'care', 'box', ...FACT_NUMBER_LISTS] as const;

/** As many reviews as a product may have. */
export const MAX_REVIEWS = 50;

/** The columns of the n-th review of a product, by the property they hold. */
export function reviewColumns(n: number) {
  return {
    img: `review${n}Img`,
    username: `review${n}Username`,
    review: `review${n}`,
    email: `review${n}Email`,
    stars: `review${n}Stars`,
    date: `review${n}Date`,
  } as const;
}

const columnsOfReviews = Array.from({ length: MAX_REVIEWS }, (_, index) => reviewColumns(index + 1));

/** Columns that may be left out, and cells of them that may be empty. */
export const OPTIONAL_COLUMNS: ReadonlySet<string> = new Set([
  'variantOf',
  'option',
  'label',
  'swatch',
  'dimensions',
  ...FACT_NUMBERS,
  ...FACT_LISTS,
  ...columnsOfReviews.flatMap(({ stars, date }) => [stars, date]),
]);

export const PICTURES = [1, 2, 3] as const;

/** Places on the home page, 1 to 4 in each. */
export const CHOSEN_COLUMNS = ['featured', 'popular'] as const;

/** Columns that a file must have; the others may be left out. */
export const REQUIRED_COLUMNS: readonly string[] = [
  ...PLAIN_COLUMNS.filter((column) => !OPTIONAL_COLUMNS.has(column)),
  'img1',
  'alt1',
  'img2',
  'alt2',
];

/** The columns that a file with some of a review's must have. */
export function requiredReviewColumns(names: readonly (string | undefined)[]): readonly string[] {
  return columnsOfReviews
    .map((ofReview) => Object.values(ofReview))
    .filter((columns) => columns.some((column) => names.includes(column)))
    .flatMap((columns) => columns.filter((column) => !OPTIONAL_COLUMNS.has(column)));
}

/** Columns whose text is read as a number if it looks like one. */
const NUMBER_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'variantOf',
  'price',
  'discount',
  'rate',
  'stock',
  ...CHOSEN_COLUMNS,
  ...FACT_NUMBERS,
  ...FACT_NUMBER_LISTS,
  ...columnsOfReviews.map(({ stars }) => stars),
]);

/** All columns, with those of a number of reviews. */
export function columnNames(reviews: number): readonly string[] {
  return [
    ...PLAIN_COLUMNS,
    ...FACT_NUMBERS,
    ...FACT_LISTS,
    ...PICTURES.flatMap((n) => [`img${n}`, `alt${n}`]),
    ...CHOSEN_COLUMNS,
    ...Array.from({ length: reviews }, (_, index) => Object.values(reviewColumns(index + 1)).toSorted()).flat(),
  ];
}

/** Digits are a number where one belongs; everything else stays as it is and is told. */
export function valueOf(column: string, text: string): string | number {
  return NUMBER_COLUMNS.has(column) && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Columns of one value each, in the order they are written in; a product has a property of the same name. */
export const PLAIN_COLUMNS = [
  'id',
  'name',
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

export const PICTURES = [1, 2, 3] as const;

/** Places on the home page, 1 to 4 in each. */
export const CHOSEN_COLUMNS = ['featured', 'popular'] as const;

/** Columns that a file must have; the others may be left out. */
export const REQUIRED_COLUMNS: readonly string[] = [...PLAIN_COLUMNS, 'img1', 'alt1', 'img2', 'alt2'];

/** Columns whose text is read as a number if it looks like one. */
export const NUMBER_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'price',
  'discount',
  'rate',
  'stock',
  ...CHOSEN_COLUMNS,
]);

/** The columns of the n-th review of a product, by the property they hold. */
export function reviewColumns(n: number) {
  return {
    img: `review${n}Img`,
    username: `review${n}Username`,
    review: `review${n}`,
    email: `review${n}Email`,
  } as const;
}

/** All columns, with those of a number of reviews. */
export function columnNames(reviews: number): readonly string[] {
  return [
    ...PLAIN_COLUMNS,
    ...PICTURES.flatMap((n) => [`img${n}`, `alt${n}`]),
    ...CHOSEN_COLUMNS,
    ...Array.from({ length: reviews }, (_, index) => Object.values(reviewColumns(index + 1)).toSorted()).flat(),
  ];
}

import type { CatalogueFile } from '#domain/catalogue-file';
import type { Product } from '#domain/product';
import type { ProductFacts } from '#domain/product-facts';
import { pickSome, seededRandom } from '#domain/random';
import type { Review } from '#domain/review';
import { slugKey } from '#domain/slug';
import { collections, coloursIn, finishGroups, materialsIn, recipes, reviewParts } from '#fixtures/catalogue-words';
import type { Finish, Recipe } from '#fixtures/catalogue-words';
import { reviewers } from '#fixtures/reviewers';
import { sampleCatalogue } from '#fixtures/sample-catalogue';

/** Shares of products. */
const WITHOUT_DISCOUNT = 0.65;
const SOLD_OUT = 0.08;
const DISCOUNTS = [5, 10, 12, 15, 20, 25, 30] as const;
/** Most products are liked. */
const RATES = [5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2] as const;
/** As many as the sample products have at most. */
const MOST_STOCK = 10;
const CHOSEN = 4;
/** Sizes that vary together. */
const SCALED: ReadonlySet<string> = new Set(
  'width depth height diameter otherHeights otherDiameters seatHeight mattressWidth mattressLength'.split(' '),
);
const LEFT_OUT: ReadonlySet<string> = new Set(['care', 'box', 'goesWith']);

/** Random choices, the same for the same seed. */
type Random = () => number;

/**
 * A catalogue of plausible products with ids from 1, the same for the same seed. Each is like one of the sample
 * products: it has the kind, the category and the pictures of that one, and a name, price and texts of its own.
 */
export function generateCatalogue(count: number, seed: number): CatalogueFile {
  const random = seededRandom(seed);
  const sample = sampleCatalogue();
  const taken = new Set<string>();
  const products = Array.from({ length: Math.ceil(count / recipes.length) }, (_, round) =>
    pickSome(recipes, recipes.length, seed + round),
  )
    .flat()
    .slice(0, count)
    .map((recipe, index) => plausibleProduct(index + 1, recipe, sampleLike(sample, recipe), random, taken));
  const keys = new Set(products.flatMap(({ img }) => img));
  const [featured, popular] = chosenIds(products, seed);
  return {
    v: 1,
    products,
    altTexts: Object.fromEntries(Object.entries(sample.altTexts).filter(([key]) => keys.has(key))),
    reviews: Object.fromEntries(products.map(({ id }) => [id, plausibleReviews(random)])),
    featured,
    popular,
  };
}

function sampleLike({ products }: CatalogueFile, { like }: Recipe): Product {
  const product = products.find(({ pictureKey }) => pictureKey === like);
  if (product === undefined) {
    throw new Error(`A recipe is like ${like}, but no sample product has this picture key.`);
  }
  return product;
}

function plausibleProduct(id: number, recipe: Recipe, like: Product, random: Random, taken: Set<string>): Product {
  const { care, finishes } = finishGroups[recipe.group];
  const { name, finish } = newName(recipe, finishes, random, taken);
  const inSentence = finish.word.toLowerCase();
  const colours = oneOf(finish.colours, random);
  const materials = oneOf(finish.materials, random);
  return {
    id,
    pictureKey: like.pictureKey,
    name,
    category: like.category,
    price: plausiblePrice(recipe.price, random),
    discount: random() < WITHOUT_DISCOUNT ? 0 : oneOf(DISCOUNTS, random),
    rate: oneOf(RATES, random),
    stock: random() < SOLD_OUT ? 0 : between(1, MOST_STOCK, random),
    img: like.img,
    kind: like.kind,
    colours,
    materials,
    description: `${oneOf(recipe.uses, random)} ${oneOf(care, random).replace('{word}', inSentence)}`,
    facts: {
      ...plausibleFacts(like, random),
      materialList: materialsIn(materials),
      colourList: coloursIn(colours),
    },
  };
}

/** Those of a sample product, a little larger or smaller, without what may not be true of another material. */
function plausibleFacts({ facts = {} }: Product, random: Random): ProductFacts {
  const factor = between(85, 115, random) / 100;
  const scaled = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(scaled) : Math.max(1, Math.round(Number(value) * factor));
  const known = Object.entries(facts).filter(([name]) => !LEFT_OUT.has(name));
  return {
    ...Object.fromEntries(known.map(([name, value]) => [name, SCALED.has(name) ? scaled(value) : value])),
    ...(facts.weight !== undefined && { weight: Math.max(0.1, Math.round(facts.weight * factor * 10) / 10) }),
  };
}

/** There are far more names than products: another try finds a free one. */
function newName(
  recipe: Recipe,
  finishes: readonly Finish[],
  random: Random,
  taken: Set<string>,
): { readonly name: string; readonly finish: Finish } {
  const finish = oneOf(finishes, random);
  const words = [oneOf(collections, random), oneOf(recipe.forms, random), finish.word, ...recipe.noun.split(' ')];
  const name = words.filter((word, index) => words.indexOf(word) === index).join(' ');
  const key = slugKey(name);
  if (taken.has(key)) {
    return newName(recipe, finishes, random, taken);
  }
  taken.add(key);
  return { name, finish };
}

/** Low prices are more frequent than high ones; higher ones are rounder. */
function plausiblePrice([low, high]: readonly [number, number], random: Random): number {
  const price = low + (high - low) * random() ** 2;
  const step = price < 100 ? 1 : price < 400 ? 5 : 10;
  return Math.round(price / step) * step;
}

/** Two to four by different people, as the sample products have. */
function plausibleReviews(random: Random): readonly Review[] {
  const { openings, middles, endings } = reviewParts;
  return pickSome(reviewers, between(2, 4, random), between(0, 1_000_000, random)).map(({ key, username, email }) => ({
    img: key,
    username,
    review: `${oneOf(openings, random)} ${oneOf(middles, random)} ${oneOf(endings, random)}`,
    email,
  }));
}

/** Ids for the two rows of the home page, which share none while there are enough. */
function chosenIds(products: readonly Product[], seed: number): readonly [readonly number[], readonly number[]] {
  const ids = products.map(({ id }) => id);
  const mixed = pickSome(ids, 2 * CHOSEN, seed);
  return [mixed.slice(0, CHOSEN), [...mixed.slice(CHOSEN), ...mixed].slice(0, CHOSEN)];
}

function between(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1));
}

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) {
    throw new Error('There is nothing to choose from.');
  }
  return item;
}

import type { BlogPost } from '#domain/blog-post';
import type { CatalogueFile } from '#domain/catalogue-file';
import { pageCount, WHOLE_CATALOGUE } from '#domain/catalogue';
import type { CatalogueIndex } from '#domain/catalogue-index';
import { openIndex } from '#domain/catalogue-index';
import type { Content, ContentKey, Contents, ListedPost, Named, ProductContent } from '#domain/content';
import { foundBy } from '#domain/found-products';
import { listFileOf, productsByKind } from '#domain/list-file';
import { listedFileOf } from '#domain/listed-file';
import { CATEGORIES } from '#domain/product';
import type { Product } from '#domain/product';
import { seededRandom } from '#domain/random';
import { searchFilesOf } from '#domain/search-file';
import { sameSlug, slugKey } from '#domain/slug';
import { listedIdOf, searchedProducts, variantsById } from '#domain/variants';
import { blogPosts } from '#fixtures/blog-posts';
import { sampleCartLines } from '#fixtures/cart-lines';
import { standfirsts } from '#fixtures/standfirsts';
import { help } from '#fixtures/help';
import { faqs } from '#fixtures/faqs';
import { categoryTiles, homeHero, homeLead, latestOngoingPostIds, statisticsOf } from '#fixtures/home';
import { sampleOrdersOf } from '#fixtures/orders';
import { pictureOf, turnOf } from '#fixtures/pictures';
import { postBodies } from '#fixtures/post-bodies';
import { postProducts } from '#fixtures/post-products';
import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { sampleSavedCards } from '#fixtures/saved-cards';
import { sampleWishlist } from '#fixtures/wishlist';

import { listedProduct } from './listed-product';
import { shardsOf } from './shards';

/** So many products are candidates for Similar Products: about as many as fifty products have in a category, so that no page grows. */
const SIMILAR_CANDIDATES = 12;
/** And for You May Also Like. */
const ALSO_LIKED_CANDIDATES = 24;

/** Content of a whole catalogue, there at once: for the build, tests and the statecharts. */
export interface WholeContent extends Content {
  readonly read: <Key extends ContentKey>(key: Key) => Contents[Key];
  readonly catalogue: CatalogueFile;
  readonly keys: () => readonly ContentKey[];
  readonly index: () => CatalogueIndex;
  readonly productNamed: (named: Named) => ProductContent | undefined;
  readonly postNamed: (named: Named) => Contents[`post/${number}`] | undefined;
}

/** The content of a catalogue. */
export function wholeContent(catalogue: CatalogueFile): WholeContent {
  const { altTexts } = catalogue;
  const byId = new Map(catalogue.products.map((product) => [product.id, product]));
  const bySlug = new Map(catalogue.products.map((product) => [slugKey(product.name), product]));
  const products = catalogue.products.filter(({ variantOf }) => variantOf === undefined);
  // A shuffle of them all would move each of them, and change each page, where one product goes.
  const mixed = shardsOf(catalogue.products)
    .toSorted((one, other) => drawOf(one.first) - drawOf(other.first))
    .flatMap((shard) => shard.products.filter(({ variantOf }) => variantOf === undefined));
  const byCategory = new Map(
    CATEGORIES.map((category) => [category, mixed.filter((each) => each.category === category)]),
  );
  const searched = searchedProducts(catalogue.products);
  const variants = variantsById(catalogue.products);
  const listedById = new Map([...byId].map(([id, product]) => [id, listedProduct(product, variants.get(id))]));
  const listed = (ids: readonly number[]) => ids.flatMap((id) => listedById.get(id) ?? []);
  const drawn = products.toSorted((one, other) => drawOf(one.id) - drawOf(other.id));
  const inStock = drawn.filter(({ stock }) => stock > 0);
  const samples = samplesOf(drawn);
  const posts = blogPosts.map(listedPost);
  const postOf = (id: number) => posts.find((post) => post.id === id) ?? missing(`post/${id}`);
  const listedFile = listedFileOf(listed(idsOf(productsByKind(searched).placed)));
  const makers = new Map<string, () => Contents[ContentKey]>([
    ['samples', () => ({ ...samples, products: listed([...idsOf(samples.cart), ...samples.wishlist]) })],
    ['home', home],
    ['journal', () => ({ posts })],
    ['list', () => listFileOf(searched)],
    ['search', () => searchFiles().search],
    ...(listedFile ? [['listed', () => listedFile] as const] : []),
    ['cart', () => ({ products: listed(idsOf(inStock.slice(0, ALSO_LIKED_CANDIDATES))) })],
    [
      'orders',
      () => ({ products: listed(samples.orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))) }),
    ],
    ...catalogue.products.map((product) => [`product/${product.id}`, () => productContent(product)] as const),
    ...Array.from(
      { length: pageCount(products.length) },
      (_, before) => [`catalogue/${before + 1}`, () => listOf(before + 1)] as const,
    ),
    ...posts.map((post) => [`post/${post.id}`, () => postContent(post)] as const),
  ]);
  let filesOfSearch: ReturnType<typeof searchFilesOf> | undefined;
  const searchFiles = () => (filesOfSearch ??= searchFilesOf(searched, posts, help));
  const made = new Map<string, Contents[ContentKey]>();
  const read = <Key extends ContentKey>(key: Key) => {
    const value = made.get(key) ?? makers.get(key)?.() ?? mentionsOf(key) ?? missing(key);
    made.set(key, value);
    return value as Contents[Key];
  };

  let index: CatalogueIndex | undefined;
  const indexNow = () => (index ??= openIndex(read('list'), read('search'), searchFiles().mentions));

  /** Only a search knows how many of these files there are. */
  function mentionsOf(key: string) {
    const position = /^mentions\/(\d+)$/.exec(key)?.[1];
    return position === undefined ? undefined : searchFiles().mentions[Number(position)];
  }

  function listOf(page: number): Contents[`catalogue/${number}`] {
    const found = foundBy(indexNow(), { ...WHOLE_CATALOGUE, page });
    return { found, products: listed(found.ids) };
  }

  function home(): Contents['home'] {
    const features = catalogue.featured;
    const { popular } = catalogue;
    return {
      hero: {
        headline: homeHero.headline,
        lead: homeLead(products.length),
        picture: pictureOf('room-hero'),
        pictureOnPhone: pictureOf('room-hero-phone'),
      },
      features,
      popular,
      products: listed([...features, ...popular]),
      tiles: categoryTiles.map(({ category, line, img }) => ({ category, line, picture: pictureOf(img) })),
      statistics: statisticsOf(products.length),
      posts: latestOngoingPostIds.map(postOf),
      faqs,
    };
  }

  function productContent(product: Product): ProductContent {
    const listedId = listedIdOf(product);
    const circle = byCategory.get(product.category) ?? [];
    const place = circle.findIndex(({ id }) => id === listedId);
    const others = [...circle.slice(place), ...circle.slice(0, place)].filter(({ id }) => id !== listedId);
    const reviewedId = catalogue.reviews[product.id] === undefined ? listedId : product.id;
    const reviews = catalogue.reviews[reviewedId] ?? [];
    const choices = choicesOf(listedId);
    const similar = idsOf(others.slice(0, SIMILAR_CANDIDATES)).toSorted((one, other) => one - other);
    return {
      product,
      pictures: product.img.map((key) => pictureOf(key, altTexts)),
      turn: turnOf(product.img[0] ?? ''),
      reviews,
      reviewedId,
      portraits: Object.fromEntries(reviews.map(({ img }) => [img, pictureOf(img)])),
      variants: choices,
      similar,
      products: listed([...new Set([product.id, ...choices, ...similar, ...(product.facts?.goesWith ?? [])])]),
    };
  }

  /** A product and its variants, from the lowest price to the highest; none without variants. */
  function choicesOf(listedId: number): readonly number[] {
    const ofProduct = variants.get(listedId) ?? [];
    const product = byId.get(listedId);
    const all = product && ofProduct.length > 0 ? [product, ...ofProduct] : [];
    return idsOf(all.toSorted((one, other) => one.price - other.price));
  }

  function postContent(post: ListedPost): Contents[`post/${number}`] {
    const shown = (postProducts[post.id] ?? []).flatMap(
      (key) => products.find(({ pictureKey }) => pictureKey === key)?.id ?? [],
    );
    return {
      post,
      blocks: postBodies[post.id] ?? [],
      products: listed(shown),
      others: posts.filter(({ id }) => id !== post.id),
    };
  }

  return {
    catalogue,
    keys: () => {
      const { mentions } = searchFiles();
      return [...makers.keys(), ...mentions.map((_, position) => `mentions/${position}`)] as ContentKey[];
    },
    samples,
    products: [...listedById.values()],
    read,
    index: indexNow,
    productNamed: ({ id, segment }) => {
      const product = byId.get(id ?? Number.NaN) ?? bySlug.get(slugKey(segment));
      return product && read(`product/${product.id}`);
    },
    postNamed: ({ id, segment }) => {
      const post = posts.find((each) => each.id === id) ?? posts.find(({ name }) => sameSlug(name, segment));
      return post && read(`post/${post.id}`);
    },
  };
}

let sample: WholeContent | undefined;

/** The content of the sample catalogue. */
export function sampleContent(): WholeContent {
  sample ??= wholeContent(sampleCatalogue());
  return sample;
}

/** The samples name products of the sample catalogue; in one without these ids, others stand for them. */
function samplesOf(products: readonly Product[]): Content['samples'] {
  const productOf = (id: number): Product =>
    products.find((each) => each.id === id) ?? products[(id - 1) % products.length] ?? missing('samples');
  const inStock = sampleCartLines.flatMap(({ productId, qty }) => {
    const { id, stock } = productOf(productId);
    return stock > 0 ? [{ productId: id, qty: Math.min(qty, stock) }] : [];
  });
  return {
    cart: inStock.filter(({ productId }, place) => idsOf(inStock).indexOf(productId) === place),
    wishlist: [...new Set(sampleWishlist.map((id) => productOf(id).id))],
    orders: sampleOrdersOf(productOf),
    savedCards: sampleSavedCards,
  };
}

function listedPost(post: BlogPost): ListedPost {
  return {
    ...post,
    standfirst: standfirsts[post.id] ?? '',
    picture: pictureOf(post.img),
    portrait: pictureOf(post.profile),
  };
}

/** A number in [0, 1), always the same for an id. */
function drawOf(id: number): number {
  return seededRandom(id)();
}

function idsOf(items: readonly ({ readonly id: number } | { readonly productId: number })[]): readonly number[] {
  return items.map((item) => ('id' in item ? item.id : item.productId));
}

function missing(key: string): never {
  throw new Error(`There is no content "${key}".`);
}

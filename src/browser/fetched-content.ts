import type {
  Content,
  ContentKey,
  Contents,
  Directory,
  Named,
  PostContent,
  ProductContent,
  ProductShard,
} from '#domain/content';
import { MissingContent, productOfKey, shardWith } from '#domain/content';
import type { CatalogueIndex } from '#domain/catalogue-index';
import type { ListedFile } from '#domain/listed-file';
import type { ListedProduct } from '#domain/product';
import { sameSlug, slugKey } from '#domain/slug';

type Fetch = (path: string, cache: RequestCache) => Promise<Response>;

const FOLDER = '/data/';
const DIRECTORY = 'catalogue.json';

/** Content of the page's document, and for all else of the files that the build wrote beside it. */
export function fetchedContent(
  started: Partial<Contents> & Pick<Contents, 'samples'>,
  fetchFile: Fetch,
  madeOf: Set<string>,
): Content {
  const arrived = new Map<string, unknown>(Object.entries(started));
  const awaited = new Map<string, Promise<unknown>>();
  const idsBySlug = new Map<string, number>();
  /** Files that were not what they should be: the browser may have kept them, and would for a year. */
  const corrupt = new Set<string>();

  /** Links to products that were listed need no index. */
  function noteSlugs(value: unknown) {
    if (typeof value === 'object' && value !== null && 'products' in value) {
      for (const { id, name } of value.products as readonly ListedProduct[]) {
        idsBySlug.set(slugKey(name), id);
      }
    }
  }
  Object.values(started).forEach(noteSlugs);

  /** Reads a file once; what failed is tried again when it is asked for again. */
  function once(name: string, load: () => Promise<unknown>): unknown {
    if (arrived.has(name)) {
      return arrived.get(name);
    }
    const promise =
      awaited.get(name) ??
      load()
        .then((value) => {
          arrived.set(name, value);
          noteSlugs(value);
          return value;
        })
        .finally(() => awaited.delete(name));
    awaited.set(name, promise);
    return promise;
  }

  async function json(path: string, of: string): Promise<unknown> {
    try {
      const response = await fetchFile(FOLDER + path, corrupt.has(path) ? 'reload' : 'default');
      const { of: found, ...value } = (await response.json()) as { readonly of?: string };
      // What a proxy sends in its place may be JSON as well.
      if (response.ok && found === of) {
        return value;
      }
    } catch {
      // Broken off, or the page of a proxy: it did not come either.
    }
    corrupt.add(path);
    throw new MissingContent(FOLDER + path);
  }

  const directory = () => once(DIRECTORY, openDirectory) as Directory | Promise<Directory>;

  async function openDirectory() {
    const opened = (await json(DIRECTORY, 'catalogue')) as Directory;
    madeOf.add(opened.build);
    return opened;
  }

  async function shardOf(id: number): Promise<ProductShard | undefined> {
    const shard = shardWith(await directory(), id);
    if (!shard) {
      return undefined;
    }
    const [first, hash] = shard;
    const key = `shard/${first}`;
    return once(key, () => json(`${key}.${hash}.json`, key)) as ProductShard | Promise<ProductShard>;
  }

  async function pathOf(key: ContentKey): Promise<string> {
    const product = productOfKey(key);
    const hash = product === undefined ? (await directory()).files[key] : (await shardOf(product))?.files[product];
    if (hash === undefined) {
      throw new MissingContent(key);
    }
    return `${key}.${hash}.json`;
  }

  /** After a new build the old names are gone: the directory is read once more. */
  async function load(key: ContentKey): Promise<unknown> {
    const known = arrived.get(DIRECTORY);
    let path: string | undefined;
    try {
      path = await pathOf(key);
      return await json(path, key);
    } catch (error) {
      if (known === undefined) {
        throw error;
      }
      // Of several that fail at once, the first has forgotten them.
      if (arrived.get(DIRECTORY) === known) {
        forgetNames();
      }
      const newPath = await pathOf(key);
      if (newPath === path) {
        throw error;
      }
      return json(newPath, key);
    }
  }

  function forgetNames() {
    for (const name of arrived.keys()) {
      if (name === DIRECTORY || name.startsWith('shard/')) {
        arrived.delete(name);
      }
    }
  }

  const read = <Key extends ContentKey>(key: Key) =>
    once(key, () => load(key)) as Contents[Key] | Promise<Contents[Key]>;

  async function openIndexFiles(): Promise<CatalogueIndex> {
    const [{ openInSteps }, list, search, listed] = await Promise.all([
      import('./open-in-steps'),
      read('list'),
      read('search'),
      // Small catalogues have no such file. Without it, products are read from their shards.
      pathOf('listed')
        .then((path) => json(path, 'listed') as Promise<ListedFile>)
        .catch(() => undefined),
    ]);
    try {
      return await openInSteps(list, search, listed);
    } catch {
      // Well written, but not an index: both are fetched again when they are asked for again.
      for (const key of ['list', 'search'] as const) {
        corrupt.add(await pathOf(key));
        arrived.delete(key);
      }
      throw new MissingContent('list');
    }
  }

  const readIndex = () => once('index', openIndexFiles) as CatalogueIndex | Promise<CatalogueIndex>;

  async function fromShards(ids: readonly number[]): Promise<readonly ListedProduct[]> {
    const shards = new Set(await Promise.all(ids.map(shardOf)));
    return [...shards].flatMap((shard) => shard?.products.filter(({ id }) => ids.includes(id)) ?? []);
  }

  /** What has arrived of a kind, by its id, or without one by its path. */
  function held<Kind extends 'product' | 'post'>(kind: Kind, { id, segment }: Named) {
    return [...arrived.keys()]
      .filter((key): key is `${Kind}/${number}` => key.startsWith(`${kind}/`))
      .map((key) => arrived.get(key) as Contents[`${Kind}/${number}`])
      .find((content) => {
        const named = 'product' in content ? content.product : content.post;
        return id === undefined ? sameSlug(named.name, segment) : named.id === id;
      });
  }

  async function productOf({ id, segment }: Named): Promise<ProductContent | undefined> {
    const listed = id ?? idsBySlug.get(slugKey(segment));
    const shard = listed === undefined ? undefined : await shardOf(listed);
    const found =
      listed !== undefined && shard?.files[listed] !== undefined ? listed : (await readIndex()).idOf(segment);
    return found === undefined ? variantOf(segment) : read(`product/${found}`);
  }

  /** The index has no variants, but a variant's name begins with that of its product, whose content lists it. */
  async function variantOf(segment: string): Promise<ProductContent | undefined> {
    const end = segment.lastIndexOf(',');
    const product = end === -1 ? undefined : await productOf({ id: undefined, segment: segment.slice(0, end) });
    const id = product && idsBySlug.get(slugKey(segment));
    return id === undefined ? undefined : read(`product/${id}`);
  }

  async function postOf({ id, segment }: Named): Promise<PostContent | undefined> {
    if (id !== undefined && (await directory()).files[`post/${id}`] !== undefined) {
      return read(`post/${id}`);
    }
    const { posts } = await read('journal');
    const found = posts.find(({ name }) => sameSlug(name, segment));
    return found && read(`post/${found.id}`);
  }

  return {
    samples: started.samples,
    products: Object.values(started).flatMap((content) => (content && 'products' in content ? content.products : [])),
    read,
    productNamed: (named) => held('product', named) ?? productOf(named),
    postNamed: (named) => held('post', named) ?? postOf(named),
    index: readIndex,
    listed: (ids) => (arrived.get('index') as CatalogueIndex | undefined)?.listed(ids) ?? fromShards(ids),
  };
}

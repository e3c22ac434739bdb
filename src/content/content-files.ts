import type { ContentKey, Contents, Directory, ProductShard } from '#domain/content';
import { productOfKey, shardWith } from '#domain/content';

import { shardsOf } from './shards';
import type { WholeContent } from './whole-content';

/** A file of the build: its path is `/data/<name>.<hash>.json`, and what it holds says by `of` which name that is. */
interface ContentFile {
  readonly name: string;
  readonly json: string;
}

/**
 * All content as files for the browser. `hash` makes the part of a name that stands for what is in the file. The
 * directory leads to them: to most directly, to products by the shard of their ids; only the name of the build is missing.
 */
export function contentFiles(
  { keys, read, products }: WholeContent,
  hash: (json: string) => string,
): { readonly files: readonly ContentFile[]; readonly directory: Omit<Directory, 'build'> & { readonly of: string } } {
  const files: ContentFile[] = [];
  const write = (key: string, value: object): string => {
    const json = JSON.stringify({ of: key, ...value });
    const mark = hash(json);
    files.push({ name: `${key}.${mark}`, json });
    return mark;
  };
  const shards = shardsOf(products).map(({ first, products: some }) => {
    const shard: ProductShard = {
      products: some,
      files: Object.fromEntries(some.map(({ id }) => [id, write(`product/${id}`, read(`product/${id}`))])),
    };
    return [first, write(`shard/${first}`, shard)] as const;
  });
  const others = keys().filter((key) => !key.startsWith('product/'));
  return {
    directory: {
      of: 'catalogue',
      v: 1,
      files: Object.fromEntries(others.map((key) => [key, write(key, read(key))])),
      shards,
    },
    files,
  };
}

/** The hashes by which the directory leads to these contents; another one where any of them is another. */
export function hashesOf(directory: Omit<Directory, 'build'>, keys: readonly string[]): readonly string[] {
  const hashes = keys.map((key) => {
    const product = productOfKey(key);
    return product === undefined ? directory.files[key] : shardWith(directory, product)?.[1];
  });
  return [...new Set(hashes)].filter((hash) => hash !== undefined);
}

/** Content that notes what is read of it. Products are known once they are read, as in the browser. */
export function watchedContent(whole: WholeContent) {
  const samples = whole.read('samples');
  const started: Record<string, Contents[ContentKey]> = { samples };
  const read = <Key extends ContentKey>(key: Key): Contents[Key] => {
    const value = whole.read(key);
    started[key] = value;
    return value;
  };
  const content: WholeContent = {
    ...whole,
    products: samples.products,
    read,
    productNamed: (named) => {
      const found = whole.productNamed(named);
      return found && read(`product/${found.product.id}`);
    },
    postNamed: (named) => {
      const found = whole.postNamed(named);
      return found && read(`post/${found.post.id}`);
    },
  };
  return { content, started: started as Readonly<Partial<Contents>> };
}

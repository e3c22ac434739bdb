import { PAGE_SIZE } from './catalogue';
import { defined } from './defined';
import type { Columns } from './list-columns';
import type { Picture } from './picture';
import type { ListedProduct, Variant } from './product';
import { markOf } from './search-file';

/**
 * What lists show of all products and the list file does not say, as JSON: made by the build, read by `openListed`. So what is
 * found is shown at once, wherever in the catalogue it is. Columns have the rows of the list file. Of what many rows share
 * each stands once in a table, and the columns have its index there and one more; 0 is none.
 */
export interface ListedFile {
  /** Of the ids of the list file that this one belongs to. */
  readonly mark: number;
  readonly stocks: readonly number[];
  /** Of products, not of variants. */
  readonly materials: readonly number[];
  readonly materialTexts: readonly string[];
  /** None where a variant is pictured as its product is. */
  readonly mainPictures: readonly number[];
  /** Of products. */
  readonly secondPictures: readonly number[];
  readonly pictures: readonly Picture[];
  /** Of products: how they are told from their variants. */
  readonly choices: readonly number[];
  readonly choiceTable: readonly Choice[];
  /** Of variants: what their names have behind that of their product. */
  readonly nameEnds: readonly string[];
}

type Choice = Pick<ListedProduct, 'option' | 'label' | 'swatch' | 'swatches'>;

/** What a list file says of a product. */
type Indexed = Pick<ListedProduct, 'id' | 'name' | 'category' | 'price' | 'discount' | 'rate'>;

/** More are left out: their names alone, which compress badly, would be more than 20 KB. */
const MOST_PICTURES = 2_000;

/**
 * The file of these products, which are in the order of the list file's places. Undefined where the first page lists all
 * of them, and where they have too many pictures: then shards are read.
 */
export function listedFileOf(placed: readonly ListedProduct[]): ListedFile | undefined {
  if (placed.length <= PAGE_SIZE) {
    return undefined;
  }
  const variants = placed.flatMap(({ variants: each = [] }) => each);
  const materials = table(placed.map((product) => product.materials));
  const choices = table(
    placed.map(({ option, label, swatch, swatches }) => defined({ option, label, swatch, swatches })),
  );
  const pictures = table([
    ...placed.map((product) => product.pictures[0]),
    ...variants.map(({ picture }) => picture),
    ...placed.map((product) => product.pictures[1]),
  ]);
  const rows = [...placed, ...variants];
  if (pictures.values.length > MOST_PICTURES) {
    return undefined;
  }
  return {
    mark: markOf(rows.map(({ id }) => id).join(' ')),
    stocks: rows.map(({ stock }) => stock),
    materials: materials.indexes,
    materialTexts: materials.values,
    mainPictures: pictures.indexes.slice(0, rows.length),
    secondPictures: pictures.indexes.slice(rows.length),
    pictures: pictures.values,
    choices: choices.indexes,
    choiceTable: choices.values,
    nameEnds: placed.flatMap(({ name, variants: each = [] }) => each.map((variant) => variant.name.slice(name.length))),
  };
}

/** Reads a listed file: the product of a place, of which the list file says this. Undefined if it is of another build. */
export function openListed(
  file: ListedFile,
  columns: Columns,
): ((place: number, indexed: Indexed) => ListedProduct | undefined) | undefined {
  if (file.mark !== markOf([...columns.ids, ...columns.variantIds].join(' '))) {
    return undefined;
  }
  const pictureOf = (index: number | undefined) => file.pictures[(index ?? 0) - 1];
  const variantOf = (row: number, { name }: Indexed): Variant => ({
    id: columns.variantIds[row - columns.size] ?? 0,
    name: name + file.nameEnds[row - columns.size],
    price: columns.prices[row] ?? 0,
    discount: columns.discounts[row] ?? 0,
    stock: file.stocks[row] ?? 0,
    ...defined({ picture: pictureOf(file.mainPictures[row]) }),
  });
  return (place, indexed) => {
    const { id, name, category, price, discount, rate } = indexed;
    const main = pictureOf(file.mainPictures[place]);
    const second = pictureOf(file.secondPictures[place]);
    const rows = columns.rowsAt(place)?.slice(1);
    return (
      main && {
        id,
        name,
        category,
        price,
        discount,
        rate,
        stock: file.stocks[place] ?? 0,
        materials: file.materialTexts[(file.materials[place] ?? 0) - 1] ?? '',
        pictures: second ? [main, second] : [main],
        ...file.choiceTable[(file.choices[place] ?? 0) - 1],
        ...defined({ variants: rows?.map((row) => variantOf(row, indexed)) }),
      }
    );
  };
}

/** The different values, and where each of these is among them: its index and one more, 0 for none. */
function table<Value>(all: readonly (Value | undefined)[]) {
  const indexes = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    indexes: all.map((value) => {
      if (value === undefined) {
        return 0;
      }
      const key = JSON.stringify(value);
      const known = indexes.get(key);
      if (known !== undefined) {
        return known;
      }
      indexes.set(key, values.push(value));
      return values.length;
    }),
  };
}

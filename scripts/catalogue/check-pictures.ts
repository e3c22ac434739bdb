import { shown } from './faults';
import type { Fault } from './faults';
import { isFields, list, repeated } from './fields';
import type { Fields } from './fields';
import { pictureKeyOf } from './picture-key';
import type { Source } from './source';

const MIN_PICTURES = 2;

/**
 * Pictures without a text or twice on a product, and texts of no picture or of one that has a text already. A text may be of a
 * picture that could not be read.
 */
export function pictureFaults(source: Source, raw: Fields): readonly Fault[] {
  const said = Object.keys(isFields(raw['altTexts']) ? raw['altTexts'] : {}).map((written) => ({
    written,
    key: pictureKeyOf(written),
  }));
  const withText = new Set(said.map(({ key }) => key));
  const lists = list(raw['products']).map((product) => list(isFields(product) ? product['img'] : undefined));
  const isWhole =
    source.unread === 'nothing' && lists.every((img) => img.length >= MIN_PICTURES && img.every(isPicture));
  const ofProducts = lists.map((img, index) =>
    img.flatMap((written, n) =>
      typeof written === 'string' && written !== '' ? [{ written, key: pictureKeyOf(written), index, n }] : [],
    ),
  );
  const pictures = ofProducts.flat();
  const shownKeys = new Set(pictures.map(({ key }) => key));
  const at = ({ written, index, n }: (typeof pictures)[number]) => ({
    ...source.placeOf(['products', index, 'img', n]),
    found: shown(written),
  });
  const withoutText = pictures
    .filter(({ key }) => !withText.has(key) && !hasNoAltColumn(source))
    .map((picture) => ({ ...at(picture), expected: textFor(source, picture.n) }));
  const atKey = (written: string) => ({ ...source.placeOfKey(['altTexts', written]), found: shown(written) });
  return [
    ...ofProducts
      .flatMap((ofOne) => repeated(ofOne, ({ key }) => key))
      .map(({ repeat }) => ({ ...at(repeat), expected: 'another picture: the product has this one already' })),
    // In CSV all of them lack one column.
    ...(source.format === 'csv' ? withoutText.slice(0, 1) : withoutText),
    ...said
      .filter(({ key }) => isWhole && !shownKeys.has(key))
      .map(({ written }) => ({ ...atKey(written), expected: 'a picture of one of the products' })),
    ...repeated(said, ({ key }) => key).map(({ repeat }) => ({
      ...atKey(repeat.written),
      expected: 'each picture once: it has a text already',
    })),
  ];
}

function isPicture(written: unknown): boolean {
  return typeof written === 'string' && /^[\w-]+$/.test(pictureKeyOf(written));
}

function hasNoAltColumn({ missingColumns }: Source): boolean {
  return missingColumns.has('alt1') || missingColumns.has('alt2');
}

function textFor({ format }: Source, index: number): string {
  return format === 'csv' ? `a column alt${index + 1} that says what it shows` : 'a picture with a text in altTexts';
}

import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CATEGORIES } from '#domain/product';
import { SYNONYMS } from '#domain/search-words';
import { sampleCatalogue } from '#fixtures/sample-catalogue';
import { csvRows } from './csv-cells';
import { readCatalogue } from './read';
import { catalogueText } from './write';

interface Described {
  readonly description?: string;
}

const HEAD =
  'id,name,category,kind,price,discount,rate,stock,colours,materials,dimensions,description,img1,alt1,img2,alt2';
const row = (id: number, rate: number, discount = 0) =>
  `${id},Bed ${id},Bedroom,Bed,5,${discount},${rate},1,oak,Oak,W 1,A bed.,bed-${id}-1.jpg,A bed,bed-${id}-2.webp,Its end`;
const csv = (...lines: readonly string[]) => readCatalogue(Buffer.from([HEAD, ...lines].join('\n')), 'csv');

describe('the sample catalogue', () => {
  test.each(['json', 'csv'] as const)('is the same after it was written and read again, as %s', (format) => {
    const { catalogue, faults, warnings } = readCatalogue(
      Buffer.from(catalogueText(sampleCatalogue(), format)),
      format,
    );
    expect(faults).toEqual([]);
    expect(catalogue).toEqual(sampleCatalogue());
    expect(warnings).toEqual([]);
  });

  test('may name the schema in its JSON, and every category of the shop is in it', () => {
    for (const category of CATEGORIES) {
      const products = sampleCatalogue().products.map((product) => ({ ...product, category }));
      const text = JSON.stringify({ $schema: './catalogue.schema.json', ...sampleCatalogue(), products });
      expect(readCatalogue(Buffer.from(text), 'json').faults).toEqual([]);
    }
  });
});

describe('what is left out', () => {
  test('the home page shows the first four products, and of the others those with the most stars', () => {
    const { catalogue } = csv(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => row(id, id === 7 ? 5 : 4)));
    expect(catalogue).toMatchObject({ featured: [1, 2, 3, 4], popular: [7, 5, 6, 8], reviews: {} });
  });

  test('a catalogue of five products shows some of them twice, but none twice in a row', () => {
    const { catalogue } = csv(...[11, 12, 13, 14, 15].map((id) => row(id, id === 12 ? 5 : 4)));
    expect(catalogue).toMatchObject({ featured: [11, 12, 13, 14], popular: [15, 12, 11, 13] });
  });
});

describe('what may be written in several ways', () => {
  test('names of files become keys of pictures, the first of which names the product’s', () => {
    const { catalogue } = csv(row(3, 5));
    expect(catalogue?.products[0]).toMatchObject({ img: ['bed-3-1', 'bed-3-2'], pictureKey: 'bed-3' });
    expect(catalogue?.altTexts).toEqual({ 'bed-3-1': 'A bed', 'bed-3-2': 'Its end' });
  });

  test('columns in any order, in capitals, with semicolons or tabs between them, and rows that are blank', () => {
    const plain = csv(row(1, 5), row(2, 4)).catalogue;
    const turned = ['', HEAD.toUpperCase(), row(1, 5), ',,,', '', row(2, 4)].map((line) =>
      line.split(',').toReversed(),
    );
    for (const delimiter of [';', '\t']) {
      const text = turned.map((cells) => cells.join(` ${delimiter} `)).join('\r\n');
      expect(readCatalogue(Buffer.from(text), 'csv')).toMatchObject({ catalogue: plain, faults: [] });
    }
  });

  test('line breaks in a description are blanks on its page', () => {
    const { catalogue } = csv(row(1, 5).replace('A bed.', '"A bed.\r\nIt is ""low"", and calm."'));
    expect(catalogue?.products[0]?.description).toBe('A bed. It is "low", and calm.');
  });
});

test('a text for a third picture that is not there is a fault at its cell', () => {
  const text = `${HEAD},alt3\n${row(1, 5)},The bed from behind\n`;
  expect(readCatalogue(Buffer.from(text), 'csv').faults).toMatchObject([
    { line: 2, name: 'alt3', found: '"The bed from behind"', expected: 'nothing, or a picture' },
  ]);
});

describe('a name', () => {
  const faultsOf = (name: string) => {
    const { products, ...others } = sampleCatalogue();
    const renamed = products.find(({ option }) => option === undefined);
    const text = JSON.stringify({
      ...others,
      products: [{ ...renamed, name }, ...products.filter((each) => each !== renamed)],
    });
    return readCatalogue(Buffer.from(text), 'json').faults.map((fault) => fault.name);
  };

  test.each([
    'Bouclé & Oak: 2" Bed',
    'O’Hara’s',
    '床 Bed',
    '🪑',
    'Bed (left), *new*',
    'x'.repeat(80),
    'Bed 1.5',
    'Bed.bri',
    'Index 2',
    '❤\uFE0F Bed 👩\u200D🚀',
  ])('may be %j', (name) => {
    expect(faultsOf(name)).toEqual([]);
  });

  const expectRefused = (name: string) => {
    expect(faultsOf(name)).toEqual(['products[0].name']);
  };

  test.each(['\u3164', '\u2800', '\u115F\u1160', '\uFFA0 \u00AD', '\u200D\uFE0F'])(
    'may not be of nothing that is seen: %j',
    (name) => expectRefused(name),
  );

  test.each(['', ' ', '\u00A0', '\u200B', ' Bed', 'Bed ', 'x'.repeat(81), 'é'.repeat(81), '床'.repeat(70)])(
    'may not be blank or long: %j',
    (name) => expectRefused(name),
  );

  test.each([
    'Bed/Sofa',
    'Bed\\Sofa',
    '100% Wool',
    'Bed?',
    'Bed #2',
    '..',
    '.bed',
    'INDEX',
    'bed.html',
    'bed.br',
    'Bed.GZ',
  ])('may not be another address: %j', (name) => expectRefused(name));

  test.each(['Bed\u0000', 'Bed\tSofa', 'Bed\nSofa', 'Bed\u0085', '\u202Edeb', 'B\uFFFDd', 'Bed \uD800'])(
    'may not hold what nobody sees: %j',
    (name) => expectRefused(name),
  );
});

test('the document has every property of a product and of a review with what is expected of it', () => {
  const { definitions } = JSON.parse(readFileSync('docs/catalogue.schema.json', 'utf8'));
  const written = readFileSync('docs/catalogue.md', 'utf8');
  const properties = [definitions.product, definitions.facts, definitions.review].flatMap((of) =>
    Object.entries<Described>(of.properties),
  );
  const rows = properties.map(
    ([name, { description }]) =>
      `| \`${name}\` | ${description ?? definitions[name === 'facts' ? 'facts' : 'picture'].description} |`,
  );
  expect(rows.filter((row) => !written.includes(row))).toEqual([]);
});

test('the document names the kinds that are found by other names too', () => {
  const kinds = Object.keys(SYNONYMS).toSorted().join(', ');
  expect(readFileSync('docs/catalogue.md', 'utf8')).toContain(`: ${kinds}.`);
});

test('the JSON of the document is without a fault', () => {
  const [, json = ''] = /```json\n([^]*?)```/.exec(readFileSync('docs/catalogue.md', 'utf8')) ?? [];
  expect(readCatalogue(Buffer.from(json), 'json').faults).toEqual([]);
});

test('warnings count the pictures that do not exist and the products that cost nothing', () => {
  const { catalogue, warnings } = csv(row(1, 5), row(2, 5, 100).replaceAll('bed-2', 'nightstand'));
  expect(catalogue?.products).toHaveLength(2);
  expect(warnings).toEqual([
    '2 of 4 pictures do not exist yet: the shop shows a drawing instead. The first: bed-1-1, bed-1-2.',
    'Products with a discount of 100 %, which are sold for $0.00: 1. The first: Bed 2.',
  ]);
});

test('the file name of a picture may end in capitals, as cameras write it', () => {
  const { catalogue } = csv(row(1, 5).replace('bed-1-1.jpg', 'IMG_1.JPG'));
  expect(catalogue?.products[0]?.img).toEqual(['IMG_1', 'bed-1-2']);
  expect(catalogue?.altTexts).toHaveProperty('IMG_1', 'A bed');
});

test.each([
  [['Bed', 'bed', 'BED', 'bed', 'Bed frame'], '2. The first: "bed" beside "Bed"'],
  [['Bar cart', 'Bar\u00A0cart', 'Bar-cart', 'Barcart'], String.raw`2. The first: "Bar\u00a0cart" beside "Bar cart"`],
])('a warning names kinds that nobody would tell apart: %j', (kinds, found) => {
  const { warnings } = csv(...kinds.map((kind, index) => row(index + 1, 5).replace(',Bed,5', `,${kind},5`)));
  expect(warnings.slice(1)).toEqual([
    `Kinds that differ only in capitals, blanks or hyphens, each a filter of its own: ${found}.`,
  ]);
});

test('cells in quotes may hold anything, and stand where they begin', () => {
  const cell = fc.string({ unit: 'grapheme-ascii' }).map((text) => `x${text}`);
  const anySign = fc
    .array(fc.constantFrom('"', ',', ';', '\n', '\r\n', 'é', '🪑', 'a'))
    .map((signs) => `x${signs.join('')}`);
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.oneof(cell, anySign), { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      (table) => {
        const text = [['a', 'b'], ...table]
          .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        const { rows, faults } = csvRows(text);
        expect(faults).toEqual([]);
        expect(rows.slice(1).map(({ cells }) => cells.map((each) => each.text))).toEqual(
          table.map((cells) => cells.map((each) => each.trim())),
        );
        for (const { text: read, offset } of rows.flatMap(({ cells }) => cells)) {
          expect(text.startsWith(`"${read.replaceAll('"', '""')}`, offset)).toBe(true);
        }
      },
    ),
  );
});

describe('what spreadsheets make of a CSV', () => {
  test('empty columns at the end and a line that names the separator are none', () => {
    expect(csv(`${row(1, 5)},,`, `${row(2, 4)},,`).faults).toEqual([]);
    const wide = readCatalogue(Buffer.from([`${HEAD},,`, `${row(1, 5)},,`].join('\n')), 'csv');
    expect(wide.faults).toEqual([]);
    const text = ['sep=;', HEAD, row(1, 5)].join('\r\n').replaceAll(',', ';');
    expect(readCatalogue(Buffer.from(text), 'csv').catalogue?.products.map(({ name }) => name)).toEqual(['Bed 1']);
  });

  test('of a file with a row that cannot be read, nothing is said of what refers to it', () => {
    const head = `${HEAD},goesWith`;
    const broken = `${row(1, 5).replace('Bed 1', 'Bed "big" 1')},`;
    const text = [head, broken, `${row(2, 5)},1`].join('\n');
    expect(readCatalogue(Buffer.from(text), 'csv').faults).toMatchObject([{ line: 2 }]);
  });

  test('a picture is told in one sentence', () => {
    expect(readCatalogue(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff]), 'csv').faults).toMatchObject([
      { found: 'no text, but a picture, an archive or the like' },
    ]);
  });
});

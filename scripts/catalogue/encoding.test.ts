import { expect, test } from 'vitest';

import { readCatalogue } from './read';

const faultsOf = (bytes: Uint8Array, format: 'json' | 'csv') =>
  readCatalogue(bytes, format).faults.map(({ line, column, found }) => `${line}:${column} ${found}`);

test.each(['{"products": []}', '{"name": "Bouclé 床"}', 'id,name\n1,Bed'])(
  'UTF-16 is told without a mark too: %j',
  (text) => {
    const littleEndian = Buffer.from(text, 'utf16le');
    for (const bytes of [littleEndian, Buffer.from(littleEndian).swap16()]) {
      expect(faultsOf(bytes, text.startsWith('{') ? 'json' : 'csv')).toEqual(['1:1 UTF-16']);
    }
  },
);

test.each([
  ['{"products"', 'json'],
  ['é,1', 'csv'],
  ['1', 'csv'],
  ['', 'csv'],
] as const)('UTF-8 is not taken for it: %j', (text, format) => {
  expect(faultsOf(Buffer.from(text), format)).not.toContain('1:1 UTF-16');
});

test('accents that are signs of their own, as macOS writes them, are joined with their letters', () => {
  const apart = 'Bouclé Bed'.normalize('NFD');
  const head = 'id,name,category,kind,price,discount,rate,stock,colours,materials,description,img1,alt1,img2,alt2';
  const csv = `${head}\n1,${apart},Bedroom,${apart},5,0,5,1,oak,Oak,${apart},bed-1,${apart},bed-2,Its end`;
  const { catalogue } = readCatalogue(Buffer.from(csv), 'csv');
  const name = 'Bouclé Bed';
  expect(catalogue).toMatchObject({
    products: [{ name, kind: name, description: name }],
    altTexts: { 'bed-1': name },
  });
  const json = JSON.stringify(catalogue).normalize('NFD');
  expect(readCatalogue(Buffer.from(json), 'json')).toMatchObject({ catalogue, faults: [] });
});

test('as many lines of another encoding are told as faults are counted', () => {
  expect(faultsOf(Buffer.from('é\n'.repeat(1000), 'latin1'), 'csv')).toHaveLength(1000);
  expect(faultsOf(Buffer.from('é\n'.repeat(5000), 'latin1'), 'csv')).toHaveLength(1001);
});

test('UTF-32 is told by its mark', () => {
  const bytes = Uint32Array.from('\uFEFF[]', (sign) => sign.codePointAt(0) ?? 0);
  expect(faultsOf(new Uint8Array(bytes.buffer), 'json')).toEqual(['1:1 UTF-32']);
});

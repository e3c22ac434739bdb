import type { CatalogueFile } from '#domain/catalogue-file';
import {
  CHOSEN_COLUMNS,
  FACT_LISTS,
  FACT_NUMBERS,
  PICTURES,
  PLAIN_COLUMNS,
  columnNames,
  reviewColumns,
} from './csv-columns';

/** A catalogue as JSON or CSV, which `readCatalogue` reads back. */
export function catalogueText(catalogue: CatalogueFile, format: 'json' | 'csv'): string {
  return format === 'json' ? `${JSON.stringify(catalogue, null, 2)}\n` : csvOf(catalogue);
}

function csvOf(catalogue: CatalogueFile): string {
  const { products, altTexts, reviews } = catalogue;
  const ofProducts = products.map(({ id }) => reviews[id] ?? []);
  const columns = columnNames(Math.max(0, ...ofProducts.map(({ length }) => length)));
  const rows = products.map((product, index) => {
    const cells: Record<string, string | number> = {};
    for (const column of PLAIN_COLUMNS) {
      cells[column] = product[column] ?? '';
    }
    for (const column of FACT_NUMBERS) {
      cells[column] = product.facts?.[column] ?? '';
    }
    for (const column of FACT_LISTS) {
      cells[column] = (product.facts?.[column] ?? []).join(' | ');
    }
    for (const n of PICTURES) {
      const key = product.img[n - 1] ?? '';
      cells[`img${n}`] = key;
      cells[`alt${n}`] = altTexts[key] ?? '';
    }
    for (const column of CHOSEN_COLUMNS) {
      cells[column] = catalogue[column].indexOf(product.id) + 1 || '';
    }
    for (const [n, review] of (ofProducts[index] ?? []).entries()) {
      const names = reviewColumns(n + 1);
      for (const property of ['img', 'username', 'review', 'email', 'stars', 'date'] as const) {
        cells[names[property]] = review[property] ?? '';
      }
    }
    return columns.map((column) => cells[column] ?? '');
  });
  return [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** In quotes where a cell would be read otherwise without (RFC 4180); a semicolon only for programs that split at it. */
function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

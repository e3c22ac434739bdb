import { dimensionsOf, sizeLine } from '#domain/printed-sizes';
import type { Product } from '#domain/product';
import type { ProductFacts } from '#domain/product-facts';
import { printedSize, printedWeight, sizeIn, unitMark } from '#domain/units';
import type { Unit } from '#domain/units';
import type { FactRow } from '#ui/views/ProductDetailView/product-detail';

/** What is known of a product, as terms and details; sizes in this unit. What is not known has no row. */
export function factRows(product: Product, unit: Unit): readonly FactRow[] {
  return allFactRows(product, unit).filter(({ detail }) => detail !== '');
}

/** The same rows for every product, so that they can stand side by side; the detail is empty where it is not known. */
export function allFactRows(product: Product, unit: Unit): readonly FactRow[] {
  const { facts = {}, materials } = product;
  const { seatHeight, weight, capacity, care, rooms, box } = facts;
  return [
    row('Materials', materials),
    row('Dimensions', dimensions(product, unit), true),
    row('Seat height', seatHeight === undefined ? '' : printedSize(unit, seatHeight), true),
    row('Mattress', mattress(facts, unit), true),
    row('Weight', weight === undefined ? '' : printedWeight(unit, weight), true),
    row('Holds', capacity === undefined ? '' : volume(capacity)),
    row('Rooms', (rooms ?? []).join(', ')),
    row('Care', (care ?? []).join(' ')),
    row('Assembly', assembly(facts)),
    row('In the box', inOneSentence(box ?? [])),
  ];
}

function row(term: string, detail: string, isMeasured = false): FactRow {
  return isMeasured ? { term, detail, settles: 'stored' } : { term, detail };
}

/** Dimensions that a catalogue wrote itself are in centimetres, whatever the unit, unless they name one. */
function dimensions(product: Product, unit: Unit): string {
  if (product.dimensions !== undefined) {
    return /\p{N}\s?(([cm]?m|in|inch(es)?|ft|feet)\b|["”″])/u.test(product.dimensions)
      ? product.dimensions
      : `${product.dimensions} cm`;
  }
  const line = unit === 'cm' ? dimensionsOf(product) : sizeLine(product.facts ?? {}, (size) => sizeIn(unit, size));
  const [sizes = '', ...set] = line.split(', set of ');
  return line === '' ? '' : [`${sizes} ${unitMark(unit)}`, ...set].join(', set of ');
}

function mattress({ mattressWidth, mattressLength }: ProductFacts, unit: Unit): string {
  return mattressWidth === undefined || mattressLength === undefined
    ? ''
    : `${sizeIn(unit, mattressWidth)} × ${printedSize(unit, mattressLength)}`;
}

function volume(litres: number): string {
  return litres < 1 ? `${Math.round(litres * 1000)} ml` : `${litres} litre${litres === 1 ? '' : 's'}`;
}

function assembly({ assemblyMinutes, assemblyPeople = 1 }: ProductFacts): string {
  if (assemblyMinutes === undefined) {
    return '';
  }
  const people = assemblyPeople === 1 ? 'one person' : `${assemblyPeople === 2 ? 'two' : assemblyPeople} people`;
  return assemblyMinutes === 0
    ? 'None: it arrives ready'
    : `About ${assemblyMinutes} minute${assemblyMinutes === 1 ? '' : 's'}, ${people}`;
}

/** "Headboard, slatted base, four bolts" */
function inOneSentence(things: readonly string[]): string {
  return things
    .map((thing, place) => (place === 0 ? thing : thing.charAt(0).toLowerCase() + thing.slice(1)))
    .join(', ');
}

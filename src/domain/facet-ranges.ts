import { AMOUNT, plainAmount } from './amount';
import type { Ends, Facet, Measure } from './facets';
import { endsOf, isFacet } from './facets';
import { readSize, westernNumber } from './room';
import { measuredIn } from './units';
import type { Unit } from './units';

const PRICE = new RegExp(String.raw`^\$?\s*(${AMOUNT})$`);

/** The ends of a range as a shopper reads them: dollars, or sizes in a unit to a tenth. */
export function shownEnds(measure: Measure, facet: Facet | undefined, unit: Unit): Ends {
  const { from, to } = endsOf(facet);
  const shown = (end: string) => (end === '' || measure === 'price' ? end : measuredIn(unit, Number(end)));
  return { from: shown(from), to: shown(to) };
}

/**
 * The range that two fields ask for, the smaller end first; undefined if neither has a number. `chosen` is the range they
 * were filled with: an end whose text was not changed stays as it is.
 */
export function rangeFacet(measure: Measure, typed: Ends, unit: Unit, chosen?: Facet): Facet | undefined {
  const shown = shownEnds(measure, chosen, unit);
  const before = endsOf(chosen);
  const endOf = (side: keyof Ends) =>
    typed[side].trim() === shown[side] ? before[side] : readEnd(measure, typed[side].trim(), unit);
  const [from, to] = [endOf('from'), endOf('to')];
  const isTurned = from !== '' && to !== '' && Number(from) > Number(to);
  const facet = isTurned ? `${measure}:${to}-${from}` : `${measure}:${from}-${to}`;
  return isFacet(facet) ? facet : undefined;
}

/** True of a text that may stand in a field of a range: empty, or a number that its facet can hold. */
export function isEnd(measure: Measure, text: string, unit: Unit): boolean {
  const typed = text.trim();
  return typed === '' || isFacet(`${measure}:${readEnd(measure, typed, unit)}-`);
}

/** Dollars or centimetres; empty if a text is neither. */
function readEnd(measure: Measure, text: string, unit: Unit): string {
  if (measure === 'price') {
    const [, dollars = ''] = PRICE.exec(westernNumber(text)) ?? [];
    return plainAmount(dollars);
  }
  const size = readSize(text, unit);
  if (size === undefined) {
    return '';
  }
  // Products have whole centimetres: "15.7 in" must hold what is printed as 15.7 in, which is 40 cm and not 39.9.
  const whole = Math.round(size);
  return String(measuredIn(unit, whole) === measuredIn(unit, size) ? whole : size);
}

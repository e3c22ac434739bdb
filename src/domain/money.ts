/** An amount in integer cents; shown in dollars. */
export type Cents = number;

/** `1234.5` dollars is `$1,234.50` (section 9: two decimals, `$` prefix). */
export function formatMoney(cents: Cents): string {
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '−' : ''}$${grouped(dollars)}.${rest}`;
}

/** Digits in groups of three: `10000` is `10,000`. */
export function grouped(digits: string): string {
  // Not `Intl.NumberFormat` or `toLocaleString`: the first one of a page takes a phone 80 ms.
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

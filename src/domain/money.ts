/** An amount in integer cents; shown in dollars. */
export type Cents = number;

/** `1234.5` dollars is `$1,234.50` (section 9: two decimals, `$` prefix). */
export function formatMoney(cents: Cents): string {
  // Not `Intl.NumberFormat`: the first one of a page takes a phone 50 ms.
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '−' : ''}$${dollars.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${rest}`;
}

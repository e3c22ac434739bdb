/** An amount in integer cents; shown in dollars. */
export type Cents = number;

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1234.5` dollars is `$1,234.50` (section 9: two decimals, `$` prefix). */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? '−' : ''}$${grouped.format(Math.abs(cents) / 100)}`;
}

/** Digits as shops write them, as the source of a pattern without groups: "1200", "1,200", "1.200,50", "1 200", "12,5". */
export const AMOUNT = String.raw`(?:\d{1,3}(?:[.,\s]\d{3}(?!\d))+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)`;

/** An amount as a number in digits: what stands before exactly three of them separates thousands. */
export function plainAmount(amount: string): string {
  return amount.replaceAll(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.');
}

/** Where charts, shop and timeline stand side by side in one window of fixed height. */
export const ON_A_DESK = '(min-width: 80em) and (min-height: 40em)';

/** The other windows: charts, or shop and timeline. */
export const ELSEWHERE = 'not all and (min-width: 80em) and (min-height: 40em)';

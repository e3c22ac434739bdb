/** Where charts, shop and timeline stand side by side in one window of fixed height; on paper the charts stand alone. */
export const ON_A_DESK = 'screen and (min-width: 80em) and (min-height: 40em)';

/** The other windows: charts, or shop and timeline. */
export const ELSEWHERE = 'screen and (max-width: 79.99em), screen and (max-height: 39.99em)';

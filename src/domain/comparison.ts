/** So many products are compared at most: more do not fit side by side. */
export const MOST_COMPARED = 4;

/** The inline script that notes what is done before the shop is awake. */
export const EARLY_INPUT: string;

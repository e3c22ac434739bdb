/** Media queries by device and preferences, each by itself: a script has those that it asks. */

export const hover = '(hover: hover) and (pointer: fine)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const printed = 'print';
export const unscripted = '(scripting: none)';
/** High enough for a sticky header. */
export const tall = '(min-height: 40em)';

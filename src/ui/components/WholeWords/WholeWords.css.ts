import { style } from '@vanilla-extract/css';

/** Asks the nearest container, which is the name: `em` are its own, so that large text breaks again. */
export const whole = style({ '@container': { '(min-width: 6em)': { whiteSpace: 'nowrap' } } });

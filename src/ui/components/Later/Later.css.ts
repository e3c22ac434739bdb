import { style } from '@vanilla-extract/css';

/** Room for the content, so that Back can scroll to where it was. */
export const room = style({ minHeight: '200vh' });

import { style } from '@vanilla-extract/css';

/** Room for the content, so that little moves when it comes; none where no script can draw it, and none on paper. */
export const room = style({
  '@media': { 'screen and (scripting: enabled)': { minHeight: '40rem' } },
});

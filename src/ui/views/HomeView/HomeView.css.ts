import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const faq = style({
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: vars.space.column,
      alignItems: 'start',
    },
  },
});

// Without scripts all answers are shown.
globalStyle(`${faq} [hidden]`, { '@media': { [when.unscripted]: { display: 'block !important' } } });

import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const direction = styleVariants({
  column: { display: 'flex', flexDirection: 'column' },
  row: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap' },
});

export const gap = styleVariants({
  s12: { gap: vars.space.s12 },
  s16: { gap: vars.space.s16 },
  s32: { gap: vars.space.s32 },
});

export const align = styleVariants({ stretch: {}, center: { alignItems: 'center' } });

export const root = style({ minWidth: 0 });

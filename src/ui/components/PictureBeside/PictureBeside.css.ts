import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s64,
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: `calc(${vars.space.section} / 1.5)`,
      alignItems: 'start',
    },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.s32,
  minWidth: 0,
  '@media': { [from.desktop]: { maxWidth: vars.width.form, paddingBlockStart: vars.space.s32 } },
});

export const picture = style({ minWidth: 0 });

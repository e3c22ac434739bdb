import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s16,
  paddingBlockStart: `calc(${vars.space.section} / 2)`,
  paddingBlockEnd: vars.space.heading,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 26rem)', justifyContent: 'space-between', alignItems: 'end' },
  },
});

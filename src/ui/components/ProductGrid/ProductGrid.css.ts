import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/** About as high as a card: a square picture and its facts. */
export const place = style({ paddingBlockEnd: `calc(100% + 2 * ${vars.space.s64})` });

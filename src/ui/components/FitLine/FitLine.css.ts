import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const line = style({ color: vars.color.inkSoft, fontSize: vars.size.tiny, lineHeight: vars.leading.small });

import { style } from '@vanilla-extract/css';

import { tone } from '#ui/components/TextLink/TextLink.css';
import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s32, maxWidth: vars.width.text });

export const words = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title4,
  lineHeight: vars.leading.small,
  textWrap: 'pretty',
});

export const way = style([tone.text, { display: 'inline-flex', alignItems: 'center', minHeight: vars.target.least }]);

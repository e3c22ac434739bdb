import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import { page } from './StageFrame.css';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s24 });

export const print = style({
  maxWidth: '100%',
  overflow: 'hidden',
  outline: `${vars.line.hair} solid ${vars.color.line}`,
});

export const frame = style([page, { display: 'block' }]);

export const reason = style({
  maxWidth: '16rem',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

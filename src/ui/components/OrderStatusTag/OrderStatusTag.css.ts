import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-status="In Progress"]': { color: vars.color.progress },
    '&[data-status=Succeed]': { color: vars.color.success },
    '&[data-status=Failed]': { color: vars.color.failed },
    '&[data-status=Cancelled]': { color: vars.color.inkSoft },
  },
});

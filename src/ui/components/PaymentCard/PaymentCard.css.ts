import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/** The proportions of ISO/IEC 7810 ID-1, unless the text needs more. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  minWidth: 0,
  width: '100%',
  maxWidth: '24rem',
  aspectRatio: '1.586',
  padding: vars.space.s20,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.normal,
  selectors: {
    '&[data-default=true]': { color: vars.color.onMoss, background: vars.color.moss, borderColor: vars.color.moss },
    '&[data-expired=true]:not([data-default=true])': { background: vars.color.paper, color: vars.color.inkSoft },
  },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space.s12, minWidth: 0 });

export const badges = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.s4 });

export const brandName = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });

export const number = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const facts = style({
  display: 'flex',
  alignItems: 'flex-end',
  columnGap: vars.space.s20,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const wideFact = style({ flex: 1, minWidth: 0 });

export const term = style({ fontSize: vars.size.tiny });

export const name = style({ overflowWrap: 'anywhere' });

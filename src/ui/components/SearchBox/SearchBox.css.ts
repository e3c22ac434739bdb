import { style, styleVariants } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = style({ position: 'relative', display: 'grid', gap: vars.space.s8 });

export const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

/** Above the content below it only while the list is open. */
export const frame = style({ position: 'relative', selectors: { '&[data-open=true]': { zIndex: 1 } } });

const field = style({
  width: '100%',
  color: vars.color.ink,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  appearance: 'none',
  paddingInlineStart: vars.space.s16,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-visible': {
      outline: `${vars.line.focus} solid ${vars.color.moss}`,
      outlineOffset: `calc(-1 * ${vars.line.hair})`,
      borderColor: vars.color.moss,
    },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const input = styleVariants({
  normal: [field, { minHeight: vars.target.main, paddingInlineEnd: vars.space.s64 }],
  large: [field, { minHeight: vars.target.large, paddingInlineEnd: vars.space.s64, fontSize: vars.size.lead }],
});

export const submit = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.large,
  color: vars.color.moss,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: vars.color.mossDeep } },
});

export const below = styleVariants({
  normal: {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    marginBlockStart: vars.space.s4,
    paddingBlock: vars.space.s8,
    background: vars.color.surface,
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.normal,
    boxShadow: vars.shadow.overlay,
    maxHeight: 'min(60vh, 30rem)',
    overflowY: 'auto',
  },
  panel: { paddingBlock: vars.space.s8 },
});

export const nothing = style({
  paddingInline: vars.space.s16,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const group = style({
  padding: `${vars.space.s8} ${vars.space.s16} ${vars.space.s4}`,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  padding: `${vars.space.s4} ${vars.space.s16}`,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.paper },
    '&[aria-selected=true]': { background: vars.color.mossPale },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.target.main,
  height: vars.target.main,
  color: vars.color.moss,
  overflow: 'hidden',
});

export const detail = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

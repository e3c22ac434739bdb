import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

const current = {
  background: vars.color.mossPale,
  '@media': { [when.forcedColors]: { border: `${vars.line.bold} solid Highlight` } },
};

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s8 });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s8 });

export const button = style({
  minHeight: vars.target.small,
  paddingInline: vars.space.s12,
  color: vars.color.ink,
  fontSize: vars.size.small,
  textAlign: 'start',
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.normal,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed=true]': { background: vars.color.mossPale, borderColor: vars.color.moss },
    '&[aria-disabled=true]': {
      color: vars.color.inkSoft,
      background: vars.color.paper,
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
  },
});

export const offer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s8 });

export const code = style({ fontSize: vars.size.tiny, color: vars.color.inkSoft });

export const refusal = style({ color: vars.color.clayDeep, fontSize: vars.size.small });

export const reading = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const timer = style([bar, { fontSize: vars.size.small }]);

export const progress = style({ accentColor: vars.color.moss });

export const actor = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  selectors: {
    '&[data-depth="1"]': { paddingInlineStart: vars.space.s16 },
    '&[data-depth="2"]': { paddingInlineStart: vars.space.s40 },
    '&[data-depth="3"]': { paddingInlineStart: vars.space.s64 },
    '&:not([data-status=active])': { color: vars.color.inkSoft, textDecoration: 'line-through' },
  },
});

export const value = style({ fontSize: vars.size.small });

export const payload = style({
  width: '100%',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: vars.space.s12,
  fontSize: vars.size.tiny,
  background: vars.color.surface,
  borderInlineStart: `${vars.line.bold} solid ${vars.color.line}`,
});

export const log = style({ display: 'grid', gap: vars.space.s12 });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
});

export const control = style({
  minHeight: vars.target.small,
  maxWidth: '14rem',
  paddingInline: vars.space.s8,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.normal,
});

export const entries = style({ display: 'grid', gap: vars.space.s4, maxHeight: '32rem', overflowY: 'auto' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s8,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s8,
  fontSize: vars.size.small,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  borderInlineStart: `${vars.line.bold} solid transparent`,
  selectors: {
    '&[data-kind=timer]': { borderInlineStartColor: vars.color.brass },
    '&[data-kind=clock]': { borderInlineStartColor: vars.color.line },
    '&[aria-current]': { ...current, borderInlineStartColor: vars.color.moss },
    // What lies ahead after a step back.
    '&[data-ahead]': { color: vars.color.inkSoft, borderBlockEndStyle: 'dashed' },
  },
});

export const time = style({
  minHeight: vars.target.least,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const quiet = style({
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s12,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const taken = style({
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  selectors: { '&[data-move]': { color: vars.color.ink } },
});

export const scrubber = style({
  flexBasis: '100%',
  minWidth: 0,
  minHeight: vars.target.least,
  accentColor: vars.color.moss,
});

export const scroller = style({ position: 'relative', maxHeight: '32rem', overflow: 'auto' });

export const sequence = style({ display: 'grid', rowGap: vars.space.s4 });

export const lanes = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  background: vars.color.paper,
});

export const lane = style({
  paddingBlock: vars.space.s8,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  borderBlockEnd: `${vars.line.bold} solid ${vars.color.edge}`,
});

export const arrow = style({
  marginInline: vars.space.s40,
  fontSize: vars.size.tiny,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.ink}`,
  selectors: {
    '&[data-way=self]': { borderBlockEndStyle: 'dotted' },
    '&[aria-current]': current,
  },
});

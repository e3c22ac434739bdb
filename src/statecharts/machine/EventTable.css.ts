import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const scroller = style({
  maxHeight: '75svh',
  overflow: 'auto',
  // Of what is focused nothing is behind the row of events.
  scrollPaddingBlock: '5rem',
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.normal,
  '@media': { [when.printed]: { maxHeight: 'none', overflow: 'visible' } },
});

export const table = style({ fontSize: vars.size.tiny, lineHeight: vars.leading.snug });

const box = style({
  padding: vars.space.s8,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const event = style([
  box,
  {
    position: 'sticky',
    insetBlockStart: 0,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    background: vars.color.paper,
  },
]);

export const corner = style([event, { insetInlineStart: 0, zIndex: 1 }]);

export const state = style([
  box,
  {
    position: 'sticky',
    insetInlineStart: 0,
    minWidth: '7rem',
    fontWeight: vars.weight.medium,
    background: vars.color.paper,
    borderInlineEnd: `${vars.line.hair} solid ${vars.color.line}`,
    selectors: { 'tr[data-active=true] &': { background: vars.color.mossPale } },
  },
]);

export const cell = style([
  box,
  {
    minWidth: '8rem',
    selectors: { 'tr[data-active=true] &': { background: vars.color.mossPale } },
  },
]);

const tested = (colour: string, look: string) => ({
  paddingInlineStart: vars.space.s8,
  borderInlineStart: `${vars.line.bold} ${look} ${colour}`,
});

export const branch = style({
  display: 'block',
  selectors: {
    '&[data-mark=covered]': tested(vars.color.success, 'solid'),
    '&[data-mark=partly]': tested(vars.color.brass, 'dashed'),
    '&[data-mark=uncovered]': tested(vars.color.failed, 'dashed'),
    '&[data-mark=justified]': tested(vars.color.inkSoft, 'dotted'),
  },
});

export const heard = style({ display: 'block', color: vars.color.inkSoft, fontStyle: 'italic' });

export const nothing = style({
  color: vars.color.inkSoft,
  selectors: {
    '&[data-tested=true]': { display: 'block', ...tested(vars.color.success, 'solid') },
    '&[data-tested=false]': { display: 'block', ...tested(vars.color.failed, 'dashed') },
  },
});

export const mark = style({ display: 'block', color: vars.color.inkSoft });

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import * as panels from '../live/Panels.css';

export const root = style({
  display: 'grid',
  // No wider than the page, however long the subjects of commits are.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  justifyItems: 'start',
});

export const states = style({ justifySelf: 'stretch' });

export const two = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s24 });

export const side = style({
  display: 'grid',
  gap: vars.space.s12,
  alignContent: 'start',
  flex: '1 1 13rem',
  minWidth: 0,
});

export const choice = style([panels.field, { flexWrap: 'wrap', maxWidth: '100%' }]);

export const version = style([panels.control, { maxWidth: 'min(100%, 40rem)' }]);

export const sum = style({ fontWeight: vars.weight.strong });

export const list = style({ display: 'grid', gap: vars.space.s8, fontSize: vars.size.small });

const base = style({ paddingInlineStart: vars.space.s12 });

export const difference = styleVariants({
  added: [
    base,
    {
      borderInlineStart: `${vars.line.bold} solid ${vars.color.success}`,
      selectors: { '&::before': { content: '+ ' } },
    },
  ],
  removed: [
    base,
    {
      borderInlineStart: `${vars.line.bold} dashed ${vars.color.failed}`,
      selectors: { '&::before': { content: '− ' } },
    },
  ],
  changed: [
    base,
    {
      borderInlineStart: `${vars.line.bold} dotted ${vars.color.brass}`,
      selectors: { '&::before': { content: '~ ' } },
    },
  ],
});

export const drawing = style({
  width: '100%',
  padding: vars.space.s12,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.normal,
});

globalStyle(`${drawing} svg`, { width: '100%', height: 'auto', maxHeight: '70svh' });

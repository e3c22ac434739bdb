import { globalStyle, style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

import { drawingRules } from './drawing-style';

export const root = style({
  fontFamily: vars.font.sans,
  color: vars.color.ink,
  maxWidth: 'none',
  // On paper the whole drawing, whatever the zoom.
  '@media': { [when.printed]: { maxWidth: '100%', height: 'auto', maxHeight: '22cm' } },
});

for (const [selector, rule] of drawingRules(vars.color)) {
  for (const part of selector.split(', ')) {
    globalStyle(`${root} ${part}`, rule);
  }
}

globalStyle(`${root} [data-item]`, { cursor: 'pointer', outline: 'none' });

globalStyle(`${root} [data-item]:focus-visible`, {
  outline: `${vars.line.focus} solid ${vars.color.moss}`,
  outlineOffset: vars.space.s2,
});

globalStyle(`${root} [data-fold]`, { '@media': { [when.printed]: { display: 'none' } } });

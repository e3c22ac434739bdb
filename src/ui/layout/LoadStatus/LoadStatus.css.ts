import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/** At the window's lower edge, and below the footer at the end of the page: it covers nothing for good. */
export const root = style({ order: 1, position: 'sticky', zIndex: vars.layer.toast, insetBlockEnd: 0 });

export const line = style({
  padding: `${vars.space.s12} ${vars.space.gutter}`,
  color: vars.color.ink,
  background: vars.color.surface,
  borderBlockStart: `${vars.line.bold} solid ${vars.color.clay}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

/** Below the header, promise included: what is pressed is kept and done later, so the line must not lie over Add to Cart. */
export const late = style([
  line,
  {
    position: 'fixed',
    insetBlockStart: `calc(${vars.header.bar} + ${vars.header.height})`,
    insetInline: 0,
    borderBlockStart: 0,
    borderBlockEnd: `${vars.line.bold} solid ${vars.color.clay}`,
    selectors: { 'html[data-settling][data-overdue=late] &': { display: 'block' } },
  },
]);

export const failed = style([
  line,
  { selectors: { 'html[data-settling][data-overdue=failed] &': { display: 'block' } } },
]);

export const tried = style({
  color: vars.color.clay,
  selectors: { 'html[data-tried] &': { display: 'inline' } },
});

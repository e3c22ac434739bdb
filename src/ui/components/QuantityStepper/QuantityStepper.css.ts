import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', justifyItems: 'start' });

export const frame = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: `calc(${vars.target.main} - ${vars.line.bold})`,
  minHeight: `calc(${vars.target.main} - ${vars.line.bold})`,
  borderRadius: vars.radius.small,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[aria-disabled=true]': { cursor: 'not-allowed', color: vars.color.edge },
    '&:hover:not([aria-disabled=true])': { background: vars.color.mossPale },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
  },
});

export const input = style({
  width: vars.space.s48,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  background: 'none',
  border: 0,
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

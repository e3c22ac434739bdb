import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s12, paddingBlock: vars.space.s16 });

/** Ways that branch off stand one below the other, beyond what they have in common. */
export const branches = style({
  display: 'grid',
  gap: vars.space.s12,
  selectors: {
    '& &': { paddingInlineStart: vars.space.s16, borderInlineStart: `${vars.line.bold} solid ${vars.color.line}` },
  },
});

export const branch = style({ display: 'grid', gap: vars.space.s12 });

export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 });

export const step = style({ display: 'grid', alignContent: 'start', gap: vars.space.s4, width: '128px' });

export const stepPicture = style({
  width: '128px',
  height: '160px',
  overflow: 'hidden',
  background: vars.color.ground,
  selectors: { '&[data-lit]': { outline: `${vars.line.bold} solid ${vars.color.moss}` } },
});

export const stepName = style({
  minHeight: vars.target.least,
  fontSize: vars.size.tiny,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&[aria-current]': { fontWeight: vars.weight.strong } },
});

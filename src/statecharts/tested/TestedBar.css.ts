import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s4} ${vars.space.s24}`,
  marginBlockEnd: vars.space.s16,
});

export const words = style({ fontSize: vars.size.small, color: vars.color.inkSoft });

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s4} ${vars.space.s16}` });

export const kind = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s8 });

const base = style({ width: '1.75rem', height: '1rem', borderRadius: vars.radius.small });

const hatch = (colour: string) => `repeating-linear-gradient(45deg, ${colour} 0 1.5px, transparent 1.5px 6px)`;

/** Drawn like the boxes they stand for. */
export const swatch = styleVariants({
  covered: [base, { border: `${vars.line.bold} solid ${vars.color.success}` }],
  partly: [base, { border: `${vars.line.bold} dashed ${vars.color.brass}` }],
  uncovered: [base, { border: `${vars.line.bold} dashed ${vars.color.failed}`, background: hatch(vars.color.line) }],
  justified: [base, { border: `${vars.line.bold} dotted ${vars.color.inkSoft}` }],
});

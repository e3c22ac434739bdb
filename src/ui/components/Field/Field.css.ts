import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({ display: 'grid', gap: vars.space.s8, alignContent: 'start', minWidth: 0 });

export const root = styleVariants({
  full: [base],
  /** For a month, a security code or a postcode. */
  short: [base, { maxWidth: '12rem' }],
});

export const label = style({
  justifySelf: 'start',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const hint = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: vars.leading.small });

export const advice = style({ color: vars.color.brass, fontSize: vars.size.small, lineHeight: vars.leading.small });

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s8,
  color: vars.color.failed,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.small,
});

export const errorIcon = style({ flex: 'none', marginBlockStart: vars.space.s2 });

/** Shared by all inputs. */
export const control = style({
  width: '100%',
  minHeight: vars.target.main,
  paddingInline: vars.space.s16,
  paddingBlock: vars.space.s12,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  lineHeight: vars.leading.snug,
  appearance: 'none',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-visible': {
      outline: `${vars.line.focus} solid ${vars.color.moss}`,
      outlineOffset: `calc(-1 * ${vars.line.hair})`,
      borderColor: vars.color.moss,
    },
    '&[aria-invalid=true]': {
      borderColor: vars.color.failed,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.failed}`,
    },
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&:autofill': { boxShadow: `inset 0 0 0 100px ${vars.color.mossPale}` },
  },
});

export const withTool = style({ position: 'relative' });

export const tool = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.s4,
  display: 'flex',
  alignItems: 'center',
});

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({ maxWidth: vars.width.text });

export const root = styleVariants({
  /** Policies and descriptions. */
  plain: [base],
  /** The journal: larger, with a drop cap. */
  journal: [base, { fontSize: vars.size.lead }],
});

const within = (selector: string) => `${base} > ${selector}`;

globalStyle(within('* + *'), { marginBlockStart: '1.1em' });

globalStyle(within('h2'), {
  marginBlockStart: '1.6em',
  fontFamily: vars.font.serif,
  fontSize: vars.size.title3,
  lineHeight: vars.leading.snug,
});

globalStyle(`${root.journal} > p:first-child::first-letter`, {
  float: 'inline-start',
  marginInlineEnd: '0.1em',
  fontFamily: vars.font.serif,
  fontSize: '3.3em',
  lineHeight: '1',
  '@supports': {
    '(initial-letter: 3)': {
      float: 'none',
      marginInlineEnd: '0.4em',
      fontSize: 'inherit',
      lineHeight: 'inherit',
      initialLetter: '3',
    },
  },
});

globalStyle(within('blockquote'), {
  marginBlock: vars.space.s48,
  paddingInlineStart: vars.space.s24,
  fontFamily: vars.font.serif,
  fontStyle: 'italic',
  fontSize: vars.size.title3,
  lineHeight: vars.leading.snug,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.clay}`,
});

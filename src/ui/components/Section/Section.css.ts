import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({ position: 'relative' });

export const space = styleVariants({
  /** Space above: 64 px on a phone, up to 152 px on a desktop; the page's last section has the same below. */
  normal: [base, { paddingBlockStart: vars.space.section, ':last-child': { paddingBlockEnd: vars.space.section } }],
  half: [
    base,
    {
      paddingBlockStart: `calc(${vars.space.section} / 2)`,
      ':last-child': { paddingBlockEnd: vars.space.section },
    },
  ],
  /** Equal padding, for a section with a background. */
  band: [base, { marginBlockStart: vars.space.section, paddingBlock: vars.space.section }],
  none: [base],
});

export const ground = styleVariants({
  paper: {},
  ground: { background: vars.color.ground },
});

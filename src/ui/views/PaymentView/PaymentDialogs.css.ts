import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const failed = style({ color: vars.color.failed });

export const succeeded = style({ color: vars.color.success });

/** A town may be one long word. */
export const order = style({ overflowWrap: 'anywhere' });

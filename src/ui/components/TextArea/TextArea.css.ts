import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import * as field from '../Field/Field.css';

export const control = style([field.control, { display: 'block', resize: 'vertical', lineHeight: vars.leading.body }]);

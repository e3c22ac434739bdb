import { assignVars, globalStyle } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

import { dark } from './dark';

// The stage has the same style sheets, and shows the shop as shoppers see it. On paper it stays light.
const DOCUMENT = ':root:has(#statecharts)';

const style = {
  colorScheme: 'dark',
  vars: assignVars(vars.color, {
    ...dark,
    scrim: 'rgb(0 0 0 / 60%)',
    paperBelowScrim: dark.paper,
    veil: 'rgb(25 22 19 / 88%)',
  }),
};

globalStyle(`${DOCUMENT}[data-surroundings=dark]`, { '@media': { screen: style } });

globalStyle(`${DOCUMENT}:not([data-surroundings=light])`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': style },
});

import { createGlobalTheme } from '@vanilla-extract/css';

import { fluid, rem } from './fluid';
import { palette } from './palette';

/** Design tokens: every style takes its values from here. */
export const vars = createGlobalTheme(':root', {
  color: {
    ...palette,
    scrim: 'rgb(34 30 26 / 45%)',
    paperBelowScrim: `color-mix(in srgb, ${palette.ink} 45%, ${palette.paper})`,
    veil: 'rgb(250 247 242 / 88%)',
  },
  font: {
    serif:
      "'Newsreader', 'Newsreader Fallback', 'Newsreader Android Fallback', 'Newsreader Linux Fallback', Georgia, 'Times New Roman', serif",
    /** The same serif at large sizes; its display cut is wider and needs a wider fallback. */
    display:
      "'Newsreader', 'Newsreader Display Fallback', 'Newsreader Display Android Fallback', 'Newsreader Display Linux Fallback', Georgia, 'Times New Roman', serif",
    sans: "'Hanken Grotesk', 'Hanken Grotesk Fallback', 'Hanken Grotesk Linux Fallback', system-ui, sans-serif",
  },
  size: {
    tiny: rem(13),
    small: rem(14),
    body: rem(16),
    lead: fluid(18, 20),
    title5: rem(18),
    title4: fluid(20, 22),
    title3: fluid(24, 30),
    title2: fluid(31, 46),
    title1: fluid(38, 64),
    hero: fluid(44, 92),
  },
  leading: { hero: '1', title: '1.12', snug: '1.3', small: '1.5', body: '1.625' },
  tracking: { hero: '-0.022em', title: '-0.012em', normal: '0', label: '0.01em' },
  weight: { regular: '400', medium: '500', strong: '600' },
  space: {
    s2: '2px',
    s4: '4px',
    s8: '8px',
    s12: '12px',
    s16: '16px',
    s20: '20px',
    s24: '24px',
    s32: '32px',
    s40: '40px',
    s48: '48px',
    s64: '64px',
    s80: '80px',
    s96: '96px',
    s128: '128px',
    /** Between content and the edge of the screen. */
    gutter: 'clamp(16px, 4vw, 64px)',
    /** Above and below a section of a page. */
    section: 'clamp(64px, 30px + 8.8vw, 152px)',
    /** Between a section's heading and its content. */
    heading: 'clamp(24px, 16px + 2vw, 48px)',
    /** Between the columns of a grid of cards. */
    column: 'clamp(12px, 6px + 1.6vw, 32px)',
    /** Between two halves of a page, such as pictures and text. */
    between: 'clamp(32px, 5vw, 96px)',
    /** Between the rows of a grid of cards. */
    row: 'clamp(32px, 20px + 3vw, 64px)',
  },
  line: { hair: '1px', bold: '2px', focus: '2px' },
  radius: { small: '2px', normal: '4px', round: '999px' },
  /** Only overlays have a shadow. */
  shadow: { overlay: '0 24px 64px -16px rgb(34 30 26 / 28%), 0 2px 8px rgb(34 30 26 / 8%)' },
  motion: { quick: '160ms', calm: '220ms', slow: '280ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  width: {
    page: '1440px',
    wide: '1120px',
    /** 60-70 characters of body text. */
    text: '41rem',
    form: '34rem',
    dialog: '30rem',
    drawer: '26rem',
    toast: '25rem',
  },
  /** Sizes of pointer targets: main actions, small ones, and the minimum allowed. */
  target: { large: '56px', main: '48px', small: '40px', least: '24px' },
  icon: { normal: '20px', large: '24px' },
  layer: { header: '10', toast: '20', skip: '30' },
  header: { height: 'clamp(60px, 52px + 1.6vw, 80px)', bar: '36px' },
});

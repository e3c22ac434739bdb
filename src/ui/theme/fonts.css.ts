import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Newsreader', {
  src: "url('./fonts/newsreader.woff2') format('woff2')",
  fontWeight: '400',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

globalFontFace('Newsreader', {
  src: "url('./fonts/newsreader-italic.woff2') format('woff2')",
  fontWeight: '400',
  fontStyle: 'italic',
  fontDisplay: 'swap',
});

globalFontFace('Hanken Grotesk', {
  src: "url('./fonts/hanken-grotesk.woff2') format('woff2')",
  fontWeight: '400 600',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

/** Parts of the font size that lines of the real fonts take above and below the baseline. */
const NEWSREADER = { above: 0.735, below: 0.265 };
const HANKEN_GROTESK = { above: 1, below: 0.3034 };

// Nothing shifts when the real fonts load: what stands in for them is as wide and as high. Headings are set larger, where
// Newsreader is wider.
standIn('Newsreader Fallback', ['Times New Roman', 'Liberation Serif', 'Tinos'], 1.004, NEWSREADER);
standIn('Newsreader Display Fallback', ['Times New Roman', 'Liberation Serif', 'Tinos'], 1.065, NEWSREADER);
// Android and plain Linux have no Times: their serif is wider.
standIn('Newsreader Android Fallback', ['Noto Serif', 'NotoSerif-Regular'], 0.869, NEWSREADER);
standIn('Newsreader Display Android Fallback', ['Noto Serif', 'NotoSerif-Regular'], 0.918, NEWSREADER);
standIn('Newsreader Linux Fallback', ['DejaVu Serif'], 0.797, NEWSREADER);
standIn('Newsreader Display Linux Fallback', ['DejaVu Serif'], 0.84, NEWSREADER);
standIn(
  'Hanken Grotesk Fallback',
  ['Arial', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'],
  0.998,
  HANKEN_GROTESK,
);
standIn('Hanken Grotesk Linux Fallback', ['DejaVu Sans'], 0.875, HANKEN_GROTESK);

function standIn(name: string, fonts: readonly string[], size: number, { above, below }: typeof NEWSREADER): void {
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  globalFontFace(name, {
    src: fonts.map((font) => `local('${font}')`).join(', '),
    sizeAdjust: percent(size),
    ascentOverride: percent(above / size),
    descentOverride: percent(below / size),
    lineGapOverride: '0%',
  });
}

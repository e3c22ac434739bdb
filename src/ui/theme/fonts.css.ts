import { globalFontFace } from '@vanilla-extract/css';

/** What English pages are written in; every other letter is in a file that a page fetches when it has one. */
const ENGLISH =
  'U+20-7E, U+A0, U+A3, U+A9, U+B0, U+B7, U+C9, U+D7-D8, U+E8-EA, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+20AC, U+2212';
const OTHERS = 'U+A1-FF, U+131, U+152-153, U+201A-201E, U+2039-2044, U+2122';

face('Newsreader', 'newsreader', { fontWeight: '400', fontStyle: 'normal' });
face('Newsreader', 'newsreader-italic', { fontWeight: '400', fontStyle: 'italic' });
face('Hanken Grotesk', 'hanken-grotesk', { fontWeight: '400 600', fontStyle: 'normal' });

function face(name: string, file: string, style: { readonly fontWeight: string; readonly fontStyle: string }): void {
  const part = (suffix: string, unicodeRange: string) =>
    globalFontFace(name, {
      src: `url('./fonts/${file}${suffix}.woff2') format('woff2')`,
      ...style,
      fontDisplay: 'swap',
      unicodeRange,
    });
  // Of two that have a letter browsers take the later one.
  part('-accents', OTHERS);
  part('', ENGLISH);
}

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

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

// Fallbacks with the metrics of the real fonts, so that nothing shifts when those load.
globalFontFace('Newsreader Fallback', {
  src: "local('Times New Roman'), local('Liberation Serif'), local('Tinos')",
  sizeAdjust: '100.4%',
  ascentOverride: '73.2%',
  descentOverride: '26.4%',
  lineGapOverride: '0%',
});

globalFontFace('Newsreader Display Fallback', {
  src: "local('Times New Roman'), local('Liberation Serif'), local('Tinos')",
  sizeAdjust: '106.5%',
  ascentOverride: '69%',
  descentOverride: '24.9%',
  lineGapOverride: '0%',
});

// Android has no Times: its serif is an eighth wider.
globalFontFace('Newsreader Android Fallback', {
  src: "local('Noto Serif'), local('NotoSerif-Regular')",
  sizeAdjust: '86.9%',
  ascentOverride: '84.6%',
  descentOverride: '30.5%',
  lineGapOverride: '0%',
});

globalFontFace('Newsreader Display Android Fallback', {
  src: "local('Noto Serif'), local('NotoSerif-Regular')",
  sizeAdjust: '91.8%',
  ascentOverride: '80.1%',
  descentOverride: '28.9%',
  lineGapOverride: '0%',
});

globalFontFace('Hanken Grotesk Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto'), local('Roboto-Regular')",
  sizeAdjust: '99.8%',
  ascentOverride: '100.2%',
  descentOverride: '30.4%',
  lineGapOverride: '0%',
});

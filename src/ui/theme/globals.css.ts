import { globalKeyframes, globalStyle } from '@vanilla-extract/css';

import './fonts.css';
import './reset.css';

import { when } from './breakpoints';
import { vars } from './vars.css';

globalStyle('html', {
  color: vars.color.ink,
  background: vars.color.paper,
  fontFamily: vars.font.sans,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  fontOpticalSizing: 'auto',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  accentColor: vars.color.moss,
  // A word that is longer than its line may be typed anywhere: names, addresses, what is searched for.
  overflowWrap: 'anywhere',
  // The bar keeps its place, so that a longer page or a lock moves nothing sideways.
  overflowY: 'scroll',
  '@media': { [when.tall]: { scrollPaddingBlockStart: vars.header.height } },
});

globalStyle('body', { minHeight: '100svh', background: vars.color.paper });

// What lies over the page does not reach the place of the scrollbar: there the page's own ground is dimmed.
globalStyle('html[data-scroll=locked]', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  background: vars.color.paperBelowScrim,
});

globalStyle('::selection', { color: vars.color.onMoss, background: vars.color.moss });

globalStyle(':focus-visible', {
  outline: `${vars.line.focus} solid ${vars.color.moss}`,
  outlineOffset: vars.space.s2,
});

// A heading takes focus when a page opens: it is where reading starts, not something to press.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

/** What a prerendered page cannot know; <html data-settling> lists what it still waits for. */
const LATE_FACTS = ['stored', 'clock', 'chance', 'query'] as const;

// An element stays unseen until what it depends on is known, however long the shop's script takes.
for (const fact of LATE_FACTS) {
  globalStyle(`html[data-settling~=${fact}] [data-settles~=${fact}]`, { visibility: 'hidden' });
}

// Should the script not come at all, what the page was drawn with is as true of clock and chance as anything else.
for (const fact of ['clock', 'chance']) {
  globalStyle(`html[data-overdue=failed][data-settling~=${fact}] [data-settles=${fact}]`, { visibility: 'visible' });
}

// What this device keeps, and what the address asks for, is not known to the page: no gap waits for it any more, and no
// toggle says how it stands.
for (const fact of ['stored', 'query']) {
  globalStyle(
    `html[data-overdue][data-settling~=${fact}] :is([data-settles~=${fact}], button[aria-pressed]:has([data-settles~=${fact}]))`,
    { display: 'none' },
  );
}

// A page of another address stands in where there is no network: it stays unseen until the right one is drawn.
globalStyle('html[data-fallback][data-settling] main', { visibility: 'hidden' });

// The same is said of any page that the worker takes from this device (`scripts/offline-worker.js`).
globalStyle('html[data-kept]::before', {
  content: '"Shown from this device" attr(data-kept)',
  display: 'block',
  padding: `${vars.space.s8} ${vars.space.s16}`,
  fontSize: vars.size.small,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.inkSoft,
});

globalKeyframes('pressed', { to: { outlineColor: vars.color.edge, outlineOffset: vars.space.s4 } });

// What is pressed before the shop is awake was heard (`scripts/document.mjs`), and is done in a moment.
globalStyle('html[data-settling]:not([data-overdue=failed]) [data-pressed-early]', {
  outline: `${vars.line.focus} dotted ${vars.color.moss}`,
  outlineOffset: vars.space.s2,
  cursor: 'progress',
  animation: `pressed 900ms ${vars.motion.ease} infinite alternate`,
});

// Whoever presses while pages pass over presses the new page.
globalStyle('::view-transition', { pointerEvents: 'none' });

globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: vars.motion.calm,
  animationTimingFunction: vars.motion.ease,
});

globalStyle('::view-transition-group(product-picture)', {
  animationDuration: vars.motion.slow,
  animationTimingFunction: vars.motion.ease,
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [when.reducedMotion]: {
      transitionDuration: '1ms !important',
      transitionDelay: '0ms !important',
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
});

globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [when.reducedMotion]: { animation: 'none !important' } },
});

// System colours replace ours: what was told by a fill needs an edge.
globalStyle('button, [data-button], input, select, textarea, summary, dialog', {
  '@media': { [when.forcedColors]: { border: '1px solid ButtonText !important' } },
});

globalStyle('svg', { '@media': { [when.forcedColors]: { color: 'inherit !important' } } });

globalStyle(':focus-visible', { '@media': { [when.forcedColors]: { outlineColor: 'Highlight' } } });

globalStyle('html, body', {
  '@media': { [when.printed]: { background: 'white', color: 'black', fontSize: '10.5pt' } },
});

globalStyle('dialog, [data-screen-only]', {
  '@media': { [when.printed]: { display: 'none !important' } },
});

globalStyle('a', { '@media': { [when.printed]: { textDecoration: 'none' } } });

globalStyle('article, tr, li, figure', { '@media': { [when.printed]: { breakInside: 'avoid' } } });

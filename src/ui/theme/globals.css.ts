import { globalKeyframes, globalStyle } from '@vanilla-extract/css';

import './fonts.css';
import './reset.css';

import * as when from './when';
import { vars } from './vars.css';

globalStyle('html', {
  color: vars.color.ink,
  background: vars.color.paper,
  fontFamily: vars.font.sans,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // Chromium draws its own mark of a tap, and with it the page once more, before the tap is told.
  WebkitTapHighlightColor: 'transparent',
  accentColor: vars.color.moss,
  // Shoppers may type words longer than a line: names, addresses, queries.
  overflowWrap: 'anywhere',
  // Always a scrollbar, so that a longer page or a scroll lock shifts nothing sideways.
  overflowY: 'scroll',
  '@media': { [when.tall]: { scrollPaddingBlockStart: vars.header.height } },
});

globalStyle('body', { minHeight: '100svh', background: vars.color.paper });

// Overlays do not cover the scrollbar's track: the page's background is dimmed there.
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

// Focus on a page's heading is where reading starts, not a control.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

/** Kinds of facts that prerendering cannot know; <html data-settling> lists those it still waits for. */
const SETTLING_FACTS = ['stored', 'clock', 'random', 'query', 'emptied'] as const;

// An element is hidden until the fact it depends on is known, however long that takes.
for (const fact of SETTLING_FACTS) {
  globalStyle(`html[data-settling~=${fact}] [data-settles~=${fact}]`, { visibility: 'hidden' });
}

// Of what chance and the address decide, other cards may come: lazy pictures of the prerendered ones are not fetched.
for (const fact of ['random', 'query']) {
  globalStyle(`html[data-settling~=${fact}]:not([data-overdue=failed]) [data-settles~=${fact}] img`, {
    display: 'none',
  });
}

// If the script fails to load, the prerendered clock and randomness are as good as any.
for (const fact of ['clock', 'random']) {
  globalStyle(`html[data-overdue=failed][data-settling~=${fact}] [data-settles=${fact}]`, { visibility: 'visible' });
}

// Without the script, stored data and query stay unknown: leave no gap for them, and show no toggle's state.
for (const fact of ['stored', 'query', 'emptied']) {
  globalStyle(
    `html[data-overdue][data-settling~=${fact}] :is([data-settles~=${fact}], button[aria-pressed]:has([data-settles~=${fact}]))`,
    { display: 'none' },
  );
}

// The offline fallback is another address's page: hide it until the right one is rendered.
globalStyle('html[data-fallback][data-settling] main', { visibility: 'hidden' });

// Marks every page that the service worker takes from its cache (`scripts/offline-worker.js`).
globalStyle('html[data-kept]::before', {
  content: '"Shown from this device" attr(data-kept)',
  display: 'block',
  padding: `${vars.space.s8} ${vars.space.s16}`,
  fontSize: vars.size.small,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.inkSoft,
});

globalKeyframes('pressed', { to: { opacity: 0.6 } });

// A press before hydration is acknowledged, and replayed soon (`scripts/document.mjs`).
globalStyle('html[data-settling]:not([data-overdue=failed]) [data-pressed-early]', {
  outline: `${vars.line.focus} dotted ${vars.color.moss}`,
  outlineOffset: vars.space.s2,
  cursor: 'progress',
  // Not before a second has passed, and only what needs no frame of the page: each takes time from what is waited for.
  animation: `pressed 900ms ${vars.motion.ease} 1s infinite alternate`,
});

// A short transition instead of none would be one of every inherited property, of one level of elements after the other.
globalStyle('*, *::before, *::after', {
  '@media': {
    [when.reducedMotion]: {
      transition: 'none !important',
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
});

// System colours replace ours: what only a background shows needs a border.
globalStyle('button, [data-button], input, select, textarea, summary, dialog', {
  '@media': { [when.forcedColors]: { border: '1px solid ButtonText !important' } },
});

// The ground of what is chosen is gone there, too, and every tab and page number has the same edge.
globalStyle('button:is([aria-pressed=true], [aria-selected=true]), nav a[aria-current]', {
  '@media': { [when.forcedColors]: { border: '3px solid Highlight !important' } },
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

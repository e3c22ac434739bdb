import { globalLayer, globalStyle } from '@vanilla-extract/css';

/** A layer: element defaults yield to component styles, whatever the order of the files. */
const defaults = globalLayer('defaults');

function reset(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [defaults]: rule } } as Parameters<typeof globalStyle>[1]);
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('img, svg, picture', { display: 'block', maxWidth: '100%' });
reset('img', { height: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('table', { borderCollapse: 'collapse', width: '100%' });
reset('th, td', { textAlign: 'start', fontWeight: 'inherit', verticalAlign: 'top' });
reset('a', { color: 'inherit' });
reset('summary', { cursor: 'pointer' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('dialog', { border: 0, maxWidth: 'none', maxHeight: 'none', color: 'inherit', background: 'none' });
reset('[hidden]', { display: 'none' });

/**
 * Runs before the body is painted. What depends on storage, clock or chance stays hidden until the shop has settled it;
 * a form sent before that would put its fields into the address, so only the search may go.
 */
const SETTLING = [
  '(function(){var d=document.documentElement.dataset,s="chance clock";',
  'try{for(var i=0;i<localStorage.length;i++)if(!localStorage.key(i).indexOf("larkwood.")){s+=" stored";break}}catch(e){}',
  'd.settling=s;',
  'addEventListener("submit",function(e){if(d.settling&&!e.target.matches("[role=search]"))e.preventDefault()},true)})()',
].join('');

/** Puts into a rendered page what the build knows and the page does not: styles, fonts and the script that hydrates it. */
export function finishDocument(html, { path, entry, styles = [], stylesheets = [], fonts = [], modules = [] }) {
  const early = [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`),
    `<script>${SETTLING}</script>`,
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...styles.map(
      ({ id, css }) => `<style data-vite-dev-id="${escapeAttribute(id)}">${css.replaceAll('</', '<\\/')}</style>`,
    ),
  ];
  const late = [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${entry}" async fetchpriority="low"></script>`,
  ];
  return html
    .replace(/<html(?=[\s>])/, `<html data-page="${escapeAttribute(path)}"`)
    .replace(/<meta charSet="utf-8"\/?>/i, (charset) => charset + early.join(''))
    .replace('</head>', `${late.join('')}</head>`);
}

function escapeAttribute(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Runs before the body is painted. What depends on what the prerendered page cannot know (what this device keeps, the
 * query, the clock, chance) stays unseen until the shop has settled it. A form sent before that would put its fields
 * into the address, so only the search may go.
 */
const SETTLING = [
  '(function(){var d=document.documentElement.dataset,s="chance clock";',
  'if(location.search)s+=" query";',
  'try{if([localStorage,sessionStorage].some(function(k){',
  'return Object.keys(k).some(function(n){return!n.indexOf("larkwood.")})}))s+=" stored"}catch(e){}',
  'd.settling=s;',
  'addEventListener("submit",function(e){if(d.settling&&!e.target.matches("[role=search]"))e.preventDefault()},true)})()',
].join('');

/** What is typed and pressed before the shop hears it; `src/early.ts` does it again. */
const EARLY = [
  '(function(){var early={touched:[],pressed:null};',
  'function note(e){early.touched.indexOf(e.target)<0&&early.touched.push(e.target)}',
  'function press(e){early.pressed=e.target.closest("button")}',
  'addEventListener("input",note,true);addEventListener("click",press,true);',
  'early.end=function(){removeEventListener("input",note,true);removeEventListener("click",press,true)};',
  'window.early=early})()',
].join('');

/**
 * The shop's scripts come after the first paint and after the picture that the page opens with, so that they take
 * nothing from either; a shopper who presses something first gets them at once.
 */
const ARRIVING = [
  '(function(modules){var d=document,begun;',
  'function add(tag,props){d.head.append(Object.assign(d.createElement(tag),props))}',
  'function begin(){if(begun)return;begun=1;',
  'modules.forEach(function(href){add("link",{rel:"modulepreload",href:href,fetchPriority:"low"})});',
  // What the router left at the end of the page must be there before its script runs. Each module is evaluated in a task of
  // its own, so that a shopper is answered in between.
  'function run(){modules.forEach(function(src){add("script",{type:"module",src:src})})}',
  'if(d.readyState=="loading")d.addEventListener("DOMContentLoaded",run);else run()}',
  '["pointerdown","keydown"].forEach(function(name){addEventListener(name,begin,{once:true,capture:true,passive:true})});',
  'if(d.hidden)begin();else requestAnimationFrame(function(){requestAnimationFrame(function(){',
  'var first=d.querySelector("img[fetchpriority=high]");',
  'if(!first||first.complete)return begin();',
  'first.addEventListener("load",begin);first.addEventListener("error",begin);setTimeout(begin,1500)})})',
  '})',
].join('');

/**
 * Puts into a rendered page what is known of it outside: styles, fonts, and the scripts that hydrate it. Those are the built
 * `modules`, entry and all, that arrive after the first picture; or the `entry` alone, while the shop is being worked on.
 */
export function finishDocument(html, { path, entry, styles = [], stylesheets = [], fonts = [], modules }) {
  const early = [
    // Before the style sheet: a script behind one waits for it, and the page's text behind the script.
    `<script>${SETTLING};${EARLY}</script>`,
    modules
      ? `<script>${ARRIVING}(${JSON.stringify(modules)})</script>`
      : `<script type="module" src="${entry}"></script>`,
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...styles.map(
      ({ id, css }) => `<style data-vite-dev-id="${escapeAttribute(id)}">${css.replaceAll('</', '<\\/')}</style>`,
    ),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`),
  ];
  return html
    .replace(/<html(?=[\s>])/, `<html data-page="${escapeAttribute(path)}"`)
    .replace(/<meta charSet="utf-8"\/?>/i, (charset) => charset + early.join(''));
}

function escapeAttribute(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

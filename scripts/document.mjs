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

/**
 * The page's condition until the shop has settled, in <html data-overdue>: `failed` when a script of it did not come or did
 * not run, `late` when it has not settled in eight seconds. `data-tried` says that somebody asked for what only the shop can
 * do. The words for each are drawn by the page's ReadingNote.
 */
const LOAD_FAILURE = [
  '(function(){var d=document.documentElement.dataset;',
  'function fail(){if(d.settling)d.overdue="failed"}',
  'addEventListener("error",function(e){if(e.target==window||e.target.localName=="script")fail()},true);',
  'addEventListener("unhandledrejection",fail);',
  'setTimeout(function(){if(d.settling&&!d.overdue)d.overdue="late"},8000);',
  'function tried(e){',
  'var t=e.target;if(d.settling&&t.closest&&(e.type=="submit"||t.closest("button,select,[type=radio]"))&&!t.closest("[role=search]"))d.tried=""}',
  '["submit","click","change"].forEach(function(name){addEventListener(name,tried,true)});',
  // Back after a reload may lead to an address of the same document, which nothing draws now.
  'var at=location.pathname+location.search;',
  'addEventListener("popstate",function(){if(d.settling&&d.overdue&&at!=location.pathname+location.search)location.reload()})})()',
].join('');

/**
 * Notes in order what is typed and pressed before the shop is awake; `src/browser/early-input.ts` does it again. A press is kept from the
 * shop until then, or what comes later would be done sooner. What is pressed says that it was heard; pressed again at once it
 * counts no second time, unless it counts or switches something. A link waits for the presses before it, the second time not.
 * On a page that failed nothing waits any more.
 */
export const EARLY_INPUT = [
  '(function(){var d=document.documentElement.dataset,events=[],last,waits;',
  'function note(e){var t=e.target;',
  'events.push(last={target:t,value:/^(checkbox|radio)$/.test(t.type)?t.checked:t.value})}',
  'function leaves(a,e){return a.dataset.pressedEarly==null&&waits&&!a.target&&a.origin==location.origin&&a.pathname!=location.pathname',
  '&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)}',
  'function press(e){var t=e.target.closest("button,a[href]");',
  'if(!d.settling||d.overdue=="failed"||!t||t.closest("[role=search]")||t.href&&!leaves(t,e))return;',
  'e.stopPropagation();if(t.href)e.preventDefault();',
  'if(last&&last.target==t&&!t.matches("[aria-controls],[aria-expanded],[aria-pressed]"))return;',
  't.dataset.pressedEarly="";t.setAttribute("aria-busy",true);waits=1;events.push(last={target:t})}',
  // Pressed or with Enter, a form is sent by its button, which has been noted.
  'function send(e){if(d.settling&&!e.target.matches("[role=search]"))e.stopPropagation()}',
  'addEventListener("input",note,true);addEventListener("click",press,true);addEventListener("submit",send,true);',
  'window.earlyInput={events:events,end:function(){removeEventListener("input",note,true);',
  'removeEventListener("click",press,true);removeEventListener("submit",send,true)}}})()',
].join('');

/**
 * The shop's scripts come after the first paint and after the picture that the page opens with, so that they take
 * nothing from either; a shopper who presses something first gets them at once.
 */
const LOAD_SCRIPTS = [
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
    `<script>${SETTLING};${LOAD_FAILURE};${EARLY_INPUT}</script>`,
    modules
      ? `<script>${LOAD_SCRIPTS}(${JSON.stringify(modules)})</script>`
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

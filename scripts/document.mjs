import { createHash } from 'node:crypto';

import { pagePolicy } from './hosts-rules.mjs';

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charSet="utf-8"\s?\/?>/i;

/**
 * Runs before the body is painted. Elements that depend on what prerendering cannot know (storage, query, clock,
 * randomness) are hidden until the shop has settled. Until then only the search may be submitted: any other form would put
 * its fields into the address. Of a query only what the pages read counts: words of a campaign change nothing.
 */
const SETTLING = [
  '(function(){var d=document.documentElement.dataset,s="random clock";',
  'if(/[?&](category|band|q|sort|only|page|ids|lines|order)=/.test(location.search))s+=" query";',
  'try{if([localStorage,sessionStorage].some(function(k){',
  // No rendered page shows what was recently viewed, searched or removed.
  String.raw`return Object.keys(k).some(function(n){return/^larkwood\.(?!recent)/.test(n)})}))s+=" stored";`,
  String.raw`if(/^{"v":\d+,"data":\[]/.test(localStorage["larkwood.cart"]))s+=" emptied"}catch(e){}`,
  'd.settling=s;',
  'addEventListener("submit",function(e){if(d.settling&&!e.target.matches("[role=search]"))e.preventDefault()},true)})()',
].join('');

/**
 * Sets <html data-overdue> until the shop has settled: `failed` when a script did not load or run, `late` after eight
 * seconds, when style sheets that have not come yet are asked for again: until then they have kept the page from being
 * painted. One that failed is asked for five more times within half a minute. `data-tried` is set when the shopper uses a
 * control that needs the shop. The texts are in LoadStatus.
 */
const LOAD_FAILURE = [
  '(function(){var d=document.documentElement.dataset,asked=0;',
  'function fail(){if(d.settling)d.overdue="failed"}',
  'function again(l){var n=l.cloneNode();l.remove();document.head.append(n)}',
  // A page of a portal in place of a style sheet is an empty one.
  'function came(e){var t=e.target;if(t.rel=="stylesheet"&&asked<5&&(e.type=="error"||!t.sheet.cssRules.length))setTimeout(again,++asked*2000,t)}',
  'document.addEventListener("load",came,true);',
  'addEventListener("error",function(e){if(e.target==window||e.target.localName=="script")fail();came(e)},true);',
  'addEventListener("unhandledrejection",fail);',
  'setTimeout(function(){if(d.settling&&!d.overdue)d.overdue="late";',
  'document.querySelectorAll("link[rel=stylesheet]").forEach(function(l){if(!l.sheet)again(l)})},8000);',
  'function tried(e){',
  'var t=e.target;if(d.settling&&t.closest&&(e.type=="submit"||t.closest("button,select,[type=radio]"))&&!t.closest("[role=search]"))d.tried=""}',
  '["submit","click","change"].forEach(function(name){addEventListener(name,tried,true)});',
  // Back after a reload may lead to another address of the same document, which nothing would render.
  'var at=location.pathname+location.search;',
  'addEventListener("popstate",function(){if(d.settling&&d.overdue&&at!=location.pathname+location.search)location.reload()})})()',
].join('');

/**
 * Queues typing and presses in order until the page is hydrated; `src/browser/early-input.ts` replays them. Presses are
 * stopped, or later ones would take effect earlier. A pressed control is marked; pressing it again within half a second, as
 * for a double click (decision 182), or pressing again what sends a form, counts only where something is stepped or
 * opened. A link and the search wait for what was pressed and typed before, unless they are pressed again. After a load
 * failure nothing is queued. A dialog whose content is in the page opens and closes at once; the shop is told of one that is
 * still open.
 */
export const EARLY_INPUT = [
  '(function(){var d=document.documentElement.dataset,events=[],last,waits,',
  'queue=window.earlyInput={get events(){return events},end:function(){on.forEach(function(a){removeEventListener(a[0],a[1],true)})}};',
  'function seeks(t){return t.closest("[role=search]")}',
  'function note(e){var t=e.target;if(queue.replays)return;if(!seeks(t))waits=1;',
  'events.push(last={target:t,value:/^(checkbox|radio)$/.test(t.type)?t.checked:t.value})}',
  'function mustWait(t,e){return t.dataset.pressedEarly==null&&waits&&(!t.href||!t.target&&t.origin==location.origin&&(!t.hash||t.pathname!=location.pathname)',
  '&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))}',
  // A dialog whose content is in the page: what opens it, and what closes it, as Esc does. It counts as no press that fails.
  'function dialogOf(t){var b=document.getElementById(t.getAttribute("aria-controls"));return b&&b.closest("dialog")}',
  'function opened(t){var b=t.matches("[aria-haspopup=dialog]")&&dialogOf(t);if(b&&!b.open){b.showModal();d.scroll="locked";return b}}',
  'function closed(e){var b=e.target;b.close();d.scroll="free";',
  'events=events.filter(function(n){return!b.contains(n.target)&&dialogOf(n.target)!=b})}',
  'function closes(t){return t.matches("dialog,[data-closes]")}',
  'function stop(e){e.stopPropagation()}',
  'function press(e){var t=e.target.matches("dialog")?e.target:e.target.closest("button,a[href]");',
  'if(t&&closes(t))return e.stopImmediatePropagation(),closed({target:t.closest("dialog")});',
  'if(t&&opened(t))return e.stopImmediatePropagation(),events.push(last={target:t,at:e.timeStamp});',
  'if(!d.settling||d.overdue=="failed"||!t)return;var leads=t.href||seeks(t);',
  // The browser follows a link to other words or filters of this page: a router that does not know its query yet may not.
  'if(leads&&!mustWait(t,e)){if(t.href&&!t.hash&&t.pathname==location.pathname)e.stopPropagation();return}',
  'e.stopPropagation();if(leads)e.preventDefault();',
  'if(last&&last.target==t&&(e.timeStamp-last.at<500||t.type=="submit")&&!t.matches("[aria-controls],[aria-expanded],[data-repeats] *"))return;',
  't.dataset.pressedEarly="";t.setAttribute("aria-busy",true);waits=1;events.push(last={target:t,at:e.timeStamp})}',
  // Clicked or with Enter, a form is submitted by its button, whose press is queued.
  'function send(e){if(d.settling&&!e.target.matches("[role=search]"))e.stopPropagation()}',
  'var on=[["input",note],["click",press],["submit",send],["close",closed],["cancel",stop]];',
  'on.forEach(function(a){addEventListener(a[0],a[1],true)})})()',
].join('');

/**
 * What may become markup or the address of a script (Trusted Types): an empty script element, which React makes, text
 * without markup, and files of this origin. Of texts in a script element only JSON is taken, which does nothing: the browser
 * asks so of JSON-LD as well.
 */
const TRUSTED_TYPES = [
  'window.trustedTypes&&trustedTypes.createPolicy("default",{',
  'createHTML:function(t){return t=="<script></script>"||t.indexOf("<")<0?t:null},',
  'createScriptURL:function(u){return new URL(u,location).origin==location.origin?u:null},',
  'createScript:function(t){try{JSON.parse(t);return t}catch(e){return null}}})',
]
  .join('')
  .replaceAll('</', String.raw`<\/`);

/** Says so when a page was cut short before the words for that, which end with `load-status-end` (`LoadStatus`). */
const EMPTY_BODY = [
  'document.addEventListener("DOMContentLoaded",function(){var d=document,b=d.body;if(d.getElementById("load-status-end"))return;',
  'function make(tag,props){return Object.assign(d.createElement(tag),props)}',
  'var p=make("p",{role:"alert",textContent:"This page did not load. "});',
  'd.head.append(make("meta",{name:"viewport",content:"width=device-width"}));b.append(p);b.style.cssText="padding:2rem;font:1.25rem Georgia,serif";',
  'p.append(make("a",{href:location.href,textContent:"Load it again"}))})',
].join('');

/**
 * Loads the shop's scripts, which the element before it lists, once the page and its first pictures are painted, so that
 * they do not compete with them; at once when the shopper presses something. What all pages share is fetched before, while a page is
 * laid out that has all it needs: on a slow line nothing else comes in that time (decision 015).
 */
const LOAD_SCRIPTS = [
  '(function(){var d=document,asked=0,begun,unseen,modules=JSON.parse(d.currentScript.previousElementSibling.textContent);',
  // A list that is asked for something, or that the device keeps, has its pictures unseen until the scripts have come: then they
  // go first.
  'function waits(i){return["query","stored"].some(function(fact){',
  'return RegExp(fact).test(d.documentElement.dataset.settling)&&i.closest("[data-settles~="+fact+"]")})&&(unseen=1)}',
  'function missing(){return[].filter.call(d.querySelectorAll("link[rel=stylesheet],img[fetchpriority=high]"),function(e){return!e.sheet&&!e.complete&&!waits(e)})}',
  'function add(tag,props){d.head.append(Object.assign(d.createElement(tag),props))}',
  // What a list is asked for leads over the directory of contents to its index, which `entry-client.tsx` loads for the same queries.
  'if(/^.Products([?]|$)/.test(d.documentElement.dataset.page)&&/[?&](category|band|q|sort|only)=./.test(location.search))',
  'add("link",{rel:"preload",as:"fetch",crossOrigin:"",href:modules[0]+"/../../data/catalogue.json"});',
  'function load(end){modules.slice(asked,end).forEach(function(href){add("link",{rel:"modulepreload",href:href,fetchPriority:unseen?"auto":"low"})});asked=end}',
  // What all pages share: more does not come in that time, and each file takes some of it to ask for.
  'function early(){if(!asked&&performance.now()>250&&d.readyState!="loading"&&!missing()[0])load(3)}',
  '["DOMContentLoaded","load"].forEach(function(name){d.addEventListener(name,early,true)});',
  'function begin(){if(begun)return;begun=1;load(modules.length);',
  // The router's data at the end of the page must be there before its script runs. Each module runs in a task of its
  // own, in the order of their imports, so that input is handled in between; asynchronous, the first one that is there
  // would evaluate all its imports with it.
  'function run(){modules.forEach(function(src){add("script",{type:"module",async:false,src:src})})}',
  'if(d.readyState=="loading")d.addEventListener("DOMContentLoaded",run);else{',
  // In a task of its own: each file takes half a millisecond to ask for, and as much to add.
  'var next=new MessageChannel();next.port1.onmessage=run;next.port2.postMessage(0)}}',
  '["pointerdown","keydown"].forEach(function(name){addEventListener(name,begin,{once:true,capture:true,passive:true})});',
  'if(d.hidden)return begin();',
  // Told once the first frame is on the screen, which may be several frames after it was drawn.
  'new PerformanceObserver(function(list,told){told.disconnect();',
  'var left=missing(),count=left.length;',
  'function come(){if(!--count)requestAnimationFrame(function(){requestAnimationFrame(begin)})}',
  'if(!count)return begin();',
  'left.forEach(function(e){e.addEventListener("load",come);e.addEventListener("error",come)})}).observe({type:"paint",buffered:true});',
  // For browsers that tell of no paint, and pictures that do not come.
  'requestAnimationFrame(function(){setTimeout(begin,1500)})})()',
].join('');

/** Inline scripts are the same in every page, so that one policy with their hashes is that of all pages (decision 095). */
const EARLY = `${SETTLING};${EARLY_INPUT};${LOAD_FAILURE}`;

/**
 * Adds styles, fonts and scripts to the head of a rendered page. In production `modules` are the scripts, which load
 * after the first picture; in development there is only `entry`. All but the fonts are paths of the shop, which is in the
 * folder `base` of its host. `data` is what the shop's script must know of the page.
 *
 * @param {string} html
 * @param {{ base?: string, path: string, entry?: string, styles?: readonly { id: string, css: string }[],
 *   stylesheets?: readonly string[], fonts?: readonly string[], modules?: readonly string[], data: unknown }} page
 */
export function finishDocument(
  html,
  { base = '/', path, entry, styles = [], stylesheets = [], fonts = [], modules, data },
) {
  const withBase = (file) => base.slice(0, -1) + file;
  const early = [
    // Before the stylesheet: a script after one waits for it, and parsing waits for the script.
    ...(modules
      ? [dataBlock('', modules.map(withBase)), `<script>${EARLY};${LOAD_SCRIPTS}</script>`]
      : [`<script>${EARLY}</script>`, `<script type="module" src="${entry}"></script>`]),
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${withBase(href)}">`),
    ...styles.map(
      ({ id, css }) => `<style data-vite-dev-id="${escapeAttribute(id)}">${css.replaceAll('</', '<\\/')}</style>`,
    ),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`),
  ];
  return withFirstScript(
    html
      // By functions: in a string `$&` and the like, which a product's name may have, stand for parts of the page.
      .replace(/<html(?=[\s>])/, () => `<html data-page="${escapeAttribute(path)}"`)
      .replace(CHARSET, (charset) => charset + early.join(''))
      .replace('</body>', () => `${dataBlock(' id="page-data"', data)}</body>`),
  );
}

/** Names in a page the application and the contents that it is made of: an open tab compares them with the host's. */
export function withEdition(html, edition) {
  return html.replace(/<html(?=[\s>])/, `<html data-edition="${edition}"`);
}

/** Lets the document make no markup and no script of strings, and never be blank, from its first script on. */
export function withFirstScript(html) {
  return html.replace(CHARSET, (charset) => `${charset}<script>${EMPTY_BODY};${TRUSTED_TYPES}</script>`);
}

/** The inline scripts of a document; what is no script, such as JSON, needs no hash. */
export function inlineScripts(html) {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, code]) => code);
}

/** The policy that lets these inline scripts run, by their hashes, and no others. */
export function policyFor(scripts) {
  return pagePolicy(
    Array.from(new Set(scripts), (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`),
  );
}

/** A document in two parts: all that `withPolicy` and `withEdition` change is in the first. */
export function cutAfterCharset(html) {
  const { index, 0: charset } = CHARSET.exec(html);
  return [html.slice(0, index + charset.length), html.slice(index + charset.length)];
}

/** Puts the policy into a document; what stands before it would escape it. */
export function withPolicy(html, policy) {
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The policy that a document carries. Throws if it has none. */
export function policyOf(html) {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  if (policy === undefined) {
    throw new Error('A page of the build carries no policy: build it again.');
  }
  return policy;
}

/** JSON as an element that is no script, and that the JSON cannot end. */
function dataBlock(attributes, value) {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json"${attributes}>${json}</script>`;
}

function escapeAttribute(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const STYLE = `
:root { color-scheme: light; --ink: #221e1a; --soft: #5c544b; --line: #ddd4c7; --moss: #3f5041; }
body { margin: 0 auto; padding: 24px; font: 16px/1.5 'Hanken Grotesk', system-ui, sans-serif; color: var(--ink); background: #faf7f2; }
h1, h2, h3 { font-family: Newsreader, Georgia, serif; font-weight: 400; line-height: 1.2; }
a { color: var(--moss); } a:focus-visible, summary:focus-visible { outline: 2px solid var(--moss); outline-offset: 2px; }
.board { overflow-x: auto; border: 1px solid var(--line); }
.board svg { display: block; }
.state { margin-block: 48px; padding-block-start: 16px; border-block-start: 1px solid var(--line); max-width: 72rem; }
.state:target { border-block-start: 4px solid var(--moss); }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; min-width: 8rem; } figure img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); }
figcaption, .soft { color: var(--soft); font-size: 14px; }
table { border-collapse: collapse; } td, th { padding: 4px 12px 4px 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
.swatch { display: inline-block; inline-size: 1em; block-size: 1em; border: 1px solid var(--line); vertical-align: -0.125em; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px; }
.path { display: flex; flex-wrap: wrap; gap: 16px; padding: 0; list-style: none; } .path li { width: 180px; } .path img { display: block; width: 100%; height: auto; border: 1px solid var(--line); }
.journey { gap: 16px 40px; } .journey li { position: relative; } .journey li + li::before { content: '→'; position: absolute; inset-inline-start: -28px; inset-block-start: 12px; font-size: 20px; }
.both { position: relative; max-width: 100%; border: 1px solid var(--line); } .both img { display: block; width: 100%; height: auto; border: 0; }
.both .before { position: absolute; inset: 0; clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0); }
.both::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: var(--at, 50%); border-inline-start: 2px solid var(--moss); }
.kept input { width: 100%; margin-block: 8px; accent-color: var(--moss); }
.comment { padding-inline-start: 16px; border-inline-start: 4px solid var(--moss); white-space: pre-line; }
@page { margin: 10mm; }
@media print { body { padding: 0; } .state { break-before: page; margin: 0; padding: 0; border: 0; } .pictures, tr { break-inside: avoid; } h2, h3, summary, section > p { break-after: avoid; } section + section { break-before: page; } .board { break-inside: avoid; } summary { list-style: none; font-weight: 600; }
  details:not([open]) { display: none; } details.printed { display: block; margin-block: 16px; } details::details-content { content-visibility: visible; } .board { overflow: visible; } .board svg { max-width: 100%; height: auto; max-height: 215mm; } }
`;

/** The host of `npm start`. */
const HOST = 'http://localhost:4173';

/** Moves the line between a kept picture and the one of now; where scripts are off, both halves are seen. */
const SLIDE = "this.closest('.kept').style.setProperty('--at', this.value + '%')";

/** Brings a picture that Tab comes to whole into its board: a browser leaves alone what is in sight in part. */
const SHOW_WHOLE =
  "addEventListener('focusin', ({ target }) => target.closest('.board svg') && target.scrollIntoView({ block: 'nearest', inline: 'nearest' }))";

/** A storyboard as one HTML file; pictures are inside. `fonts` are the rules of fonts that no board brings with it. */
export function storyboardDocument({ title, boards, fonts = '' }) {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(title)}</title><style>${fonts}${STYLE}</style></head><body>`,
    `<main><h1>${text(title)}</h1>`,
    `<p class="soft">Made from the machines and from the built shop. Press a picture to read about its state; links to the running shop need <code>npm start</code>.</p>`,
    boards.length > 1 ? journey(boards) : '',
    ...boards.map(({ machine, description, svg, states, paths }) =>
      [
        `<section><h2 id="${machine}">${text(machine)}</h2><p>${text(description)}</p>`,
        `<div class="board" tabindex="0" role="region" aria-label="Board of ${machine}">${svg}</div>`,
        ...paths.map((path, index) => pathSection(machine, path, index + 1, states)),
        '</section>',
      ].join(''),
    ),
    ...boards.flatMap(({ machine, states }) => states.map((state) => stateSection(machine, state))),
    `</main><script>${SHOW_WHOLE}</script></body></html>`,
    '',
  ].join('\n');
}

/** Texts of all states as CSV: machine, state, width, element, text. */
export function textsAsCsv(boards) {
  const rows = boards.flatMap(({ machine, states }) =>
    states.flatMap(({ state, seen }) =>
      seen.flatMap(({ width, texts }) => texts.map(({ where, text: words }) => [machine, state, width, where, words])),
    ),
  );
  const cell = (value) => `"${String(value).replaceAll('"', '""')}"`;
  return [['machine', 'state', 'width', 'element', 'text'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

/** The machines of a journey one after the other, each with the page as it opens. */
function journey(boards) {
  const item = ({ machine, description, states }) => {
    const { id, seen: [first] = [] } =
      states.find(({ seen, isOpening }) => seen.length > 0 && isOpening) ??
      states.find(({ seen }) => seen.length > 0) ??
      {};
    const picture = first ? `<a href="#${id}">${image(first.window, `${machine} as it opens`)}</a>` : '';
    return `<li><p><strong><a href="#${machine}">${text(machine)}</a></strong>: ${text(description)}</p>${picture}</li>`;
  };
  return `<h2>Step by step</h2><ol class="path journey">${boards.map(item).join('')}</ol>`;
}

/** A path step by step, each with the picture of the state that it leads to. */
function pathSection(machine, { steps }, number, states) {
  const figureOf = (id) => {
    const { sentence = '', seen: [first] = [] } = states.find((state) => state.id === id) ?? {};
    return first
      ? `<a href="#${id}">${image(first.crop, `${id}: ${sentence}`)}</a>`
      : `<a href="#${id}">${text(id)}: no picture</a>`;
  };
  const item = ({ name, sentence, states: ids }) =>
    `<li><p><strong>${text(name)}</strong>${sentence === '' ? '' : `: ${text(sentence)}`}</p>${ids.map(figureOf).join('')}</li>`;
  return `<h3>Path ${number} of ${machine}</h3><p class="soft">Each picture is that of the state, not of the data of this path.</p><ol class="path">${steps.map(item).join('')}</ol>`;
}

function image({ src, width, height }, words) {
  return `<img src="${src}" width="${width}" height="${height}" alt="${text(words)}" loading="lazy">`;
}

function stateSection(machine, { id, state, sentence, moves, address, coverage, shown, seen, comment }) {
  const [first] = seen;
  return [
    `<section class="state" id="${id}"><h3>${text(`${machine}: ${state}`)}</h3><p>${text(sentence)}</p>`,
    moves.length === 0 ? '' : `<p class="soft">How it got here: ${text(moves.join('; '))}.</p>`,
    comment === '' ? '' : `<p class="comment"><strong>Comment:</strong> ${text(comment)}</p>`,
    first ? '' : `<p>No picture: ${text(shown.reason)}</p>`,
    `<p><a href="#${machine}">Back to the board</a> · <a href="${text(HOST + address)}">Stand here in the running shop</a></p>`,
    first ? details(seen, first) : '',
    coverage.length === 0 ? '' : fold('What the paths of its suite cover', list(coverage)),
    '</section>',
  ].join('\n');
}

function details(seen, first) {
  return [
    `<div class="pictures">${seen.map(({ width, window }) => figure(window, `${width} px wide`)).join('')}</div>`,
    ...seen
      .filter(({ kept }) => kept)
      .map(({ width, window, kept }) => fold(keptTitle(width, kept), bothPictures(window, kept))),
    `<p>Accessibility, checked by axe: ${first.problems.length === 0 ? 'nothing found.' : text(first.problems.join('; '))}</p>`,
    fold(`Texts (${first.texts.length})`, textTable(first.texts), ' class="printed"'),
    fold(`Focus order (${first.stops.length})`, list(first.stops), ' class="printed"'),
    fold(`Components (${first.components.length})`, list(first.components)),
    fold(`Design tokens (${first.tokens.length})`, tokenTable(first.tokens)),
    fold('Accessibility tree', `<pre>${text(first.tree)}</pre>`),
  ].join('\n');
}

function list(items) {
  return `<ol>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ol>`;
}

function fold(title, content, attributes = '') {
  return `<details${attributes}><summary>${text(title)}</summary>${content}</details>`;
}

function keptTitle(width, { share }) {
  const differing = share === 0 ? 'no pixel differs' : `${(share * 100).toFixed(2)} % of the pixels differ`;
  return `Before and after, ${width} px wide: ${differing}`;
}

function bothPictures({ src, width, height }, kept) {
  return [
    `<div class="kept" style="width:${width}px;max-width:100%">`,
    `<label>Left of the line as it is kept, right of it as it is now<input type="range" min="0" max="100" value="50" oninput="${SLIDE}"></label>`,
    `<div class="both"><img src="${src}" width="${width}" height="${height}" alt="As it is now" loading="lazy">`,
    `<img class="before" src="${kept.src}" width="${width}" height="${height}" alt="As it is kept" loading="lazy"></div></div>`,
  ].join('');
}

function figure(picture, caption) {
  const { width } = picture;
  return `<figure style="flex:${width} 1 0;max-width:${width}px">${image(picture, `The page in this state, ${caption}`)}<figcaption>${caption}</figcaption></figure>`;
}

function textTable(texts) {
  const rows = texts.map(({ where, text: words }) => `<tr><td>${text(where)}</td><td>${text(words)}</td></tr>`);
  return `<table><thead><tr><th>Element</th><th>Text</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function tokenTable(tokens) {
  const swatch = ({ name, value }) =>
    name.startsWith('color.') ? `<span class="swatch" style="background:${text(value)}"></span> ` : '';
  const rows = tokens.map(
    (token) => `<tr><td>${swatch(token)}${text(token.name)}</td><td>${text(token.value)}</td></tr>`,
  );
  return `<table><thead><tr><th>Token</th><th>Value</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function text(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

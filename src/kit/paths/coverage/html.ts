import type { Count, MachineCoverage } from './coverage';
import { escaped } from '../../escaped';
import type { Coverage } from './reports';
import { rowsOf } from './reports';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #26241f; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border-bottom: 1px solid #c9c4b8; padding: 0.25rem 0.75rem; text-align: left; vertical-align: top; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
tr.none td { background: #fbe3dd; }
code { overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: 600; padding: 0.25rem 0; }`;

/** Coverage as one page that needs nothing beside it. */
export function coverageHtml(coverage: Coverage): string {
  const rows = rowsOf(coverage).map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Machine coverage</title><style>${STYLE}</style></head>`,
    '<body>',
    `<h1>Coverage by the suite for ${coverage.criterion}</h1>`,
    '<p>From what running actors did. Pairs are counted, not demanded.</p>',
    '<table><thead><tr><th>machine</th><th>states</th><th>transitions</th><th>pairs</th><th>refused events</th><th>missing</th></tr></thead>',
    `<tbody>${rows.join('\n')}</tbody></table>`,
    ...coverage.machines.map(machineDetails),
    '</body></html>',
    '',
  ].join('\n');
}

function machineDetails({ machine, states, transitions, pairs, refused }: MachineCoverage): string {
  return [
    `<details><summary>${escaped(machine)}</summary>`,
    countTable('State', states),
    countTable('Transition', transitions),
    countTable('Pair', pairs),
    countTable(
      'Refused event',
      refused.map((cell) => ({ id: `${cell.state} — ${cell.case}`, count: cell.count })),
    ),
    '</details>',
  ].join('\n');
}

function countTable(heading: string, counts: readonly Count[]): string {
  const rows = counts.map(
    ({ id, count }) =>
      `<tr${count === 0 ? ' class="none"' : ''}><td><code>${escaped(id)}</code></td><td class="n">${count === 0 ? 'never' : count}</td></tr>`,
  );
  return counts.length === 0
    ? ''
    : `<table><thead><tr><th>${heading}</th><th>times</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

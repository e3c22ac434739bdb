import { createServer } from 'node:http';

import { expect, test } from 'vitest';

import { chart, median, ratio, summary, tableLines } from './bench-report.mjs';
import { openShops } from './bench-shops.mjs';
import { blockingTime, worstShift } from './bench-vitals.mjs';
import { onFreePort } from './shop-server.mjs';

test('the median of an even count is between the two in the middle', () => {
  expect([median([9, 1, 4]), median([9, 1, 4, 2]), median([]), median([5])]).toEqual([4, 3, undefined, 5]);
});

test('rounds without an answer are counted, not taken as zero', () => {
  expect(summary([30, undefined, 10])).toEqual({ median: 20, min: 10, max: 30, missing: 1 });
  expect(summary([undefined])).toEqual({ missing: 1 });
});

test('a ratio is taken round by round', () => {
  expect(ratio([200, 40, 70], [100, 10, undefined])).toEqual({ median: 3, min: 2, max: 4, missing: 0 });
  expect(ratio([200, 40], [0, 10])).toEqual({ missing: 0 });
});

test('a table has a row for each measure, with ratios to the first shop that has it', () => {
  const measures = [
    { name: 'LCP', unit: 'ms', values: { floor: [100, 200], ours: [150, 220] } },
    { name: 'filter', unit: 'ms', values: { ours: [60, undefined], peer: [120, 30] } },
    { name: 'back', unit: 'ms', values: { ours: [undefined] } },
  ];
  expect(tableLines(['floor', 'ours', 'peer'], measures)).toEqual([
    '           | floor         | ours                             | peer',
    'LCP, ms    | 150 (100–200) | 185 (150–220) × 1.30 (1.10–1.50) | -',
    'filter, ms | -             | 60, 1 without answer             | 75 (30–120) × 2.00 (2.00–2.00)',
    'back, ms   | -             | no answer                        | -',
  ]);
});

test('a chart draws a bar for each shop that has the measure', () => {
  const svg = chart(['floor', 'A & B'], [{ name: 'a < b', unit: 'ms', values: { floor: [10], 'A & B': [20] } }]);
  expect(svg.match(/<rect [^>]*height="12"/g)).toHaveLength(2);
  expect(svg).toContain('<rect x="210" y="57" width="360.0"');
  expect(svg).toContain('width="180.0"');
  expect(svg).toContain('a &lt; b');
  expect(svg).toContain('A &amp; B');
});

test('blocking time is what tasks after the first paint last beyond 50 ms', () => {
  const tasks = [
    { at: 0, ms: 90 },
    { at: 80, ms: 120 },
    { at: 300, ms: 50 },
    { at: 400, ms: 75 },
  ];
  expect(blockingTime(tasks, 100)).toBe(50 + 0 + 25);
});

test('shifts within a second of each other add up, for five seconds at most', () => {
  const shifts = [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => ({ at, value: 1 }));
  expect(worstShift(shifts)).toBe(6);
  expect(
    worstShift([
      { at: 0, value: 2 },
      { at: 1000, value: 1 },
    ]),
  ).toBe(2);
  expect(worstShift([])).toBe(0);
});

test('another shop that does not answer, or has no list of products, is told by its name', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404).end('<a href="/about">About</a>');
  });
  const { origin, close } = await onFreePort(server);
  const opened = (url: string) => openShops({ others: [{ name: 'peer', url }], mapping: {} });
  await expect(opened(`${origin}/gone`)).rejects.toThrow(`peer: ${origin}/gone cannot be read: the answer is 404.`);
  await expect(opened(origin)).rejects.toThrow(`peer: ${origin}/ has no link that looks like a list of products`);
  close();
  const gone = await onFreePort(createServer());
  gone.close();
  await expect(opened(gone.origin)).rejects.toThrow(`peer: ${gone.origin}/ cannot be read: connect ECONNREFUSED`);
});

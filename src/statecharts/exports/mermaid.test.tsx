import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import mermaid from 'mermaid';
import { describe, expect, test } from 'vitest';

import { committedCharts } from './texts';

describe('every machine as Mermaid', () => {
  test.each([...committedCharts])("%s is accepted by Mermaid's own parser", async (_, text) => {
    expect((await mermaid.parse(text)).diagramType).toBe('stateDiagram');
  });

  test('what is no diagram is refused', async () => {
    await expect(mermaid.parse('stateDiagram-v2\na --> --> b')).rejects.toThrow(/Parse error/);
  });

  test('what is beside the machines is as `npm run charts` writes it', () => {
    const written = readdirSync('src/machines', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mmd'))
      .map((file) => join('src/machines', file))
      .map((file) => [file, readFileSync(file, 'utf8')] as const);
    const stale = [...committedCharts].filter(([file, text]) => new Map(written).get(file) !== text);
    expect(stale.map(([file]) => file)).toEqual([]);
    expect(written.map(([file]) => file).toSorted()).toEqual([...committedCharts.keys()].toSorted());
  });
});

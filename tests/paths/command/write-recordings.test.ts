import { describe, expect, test } from 'vitest';

import { runInMemory } from './in-memory';

describe('--record', () => {
  const PATH = 'src/machines/faq-item/faq-item.recorded.json';
  const first = () => runInMemory(['--record', '--machine', 'faq-item']).saved.get(PATH) ?? '';

  test('writes what a machine does on its suite, and says so', () => {
    const { code, saved, printed, complained } = runInMemory(['--record', '--machine', 'faq-item']);
    expect(code).toBe(0);
    expect([...saved.keys()]).toEqual([PATH]);
    expect(
      JSON.parse(saved.get(PATH) ?? '').paths[0].steps.map((step: { seen: { state: string } }) => step.seen.state),
    ).toEqual(['expanded', 'collapsed']);
    expect(printed).toBe(`faq-item: written to ${PATH}.\n  It is the first one.`);
    expect(complained).toMatch(/^1 recording written, faq-item: /);
  });

  test('writes nothing where a machine does as recorded', () => {
    const { saved, printed, complained } = runInMemory(['--record', '--machine', 'faq-item'], { [PATH]: first() });
    expect([...saved]).toEqual([]);
    expect(printed).toBe('faq-item does as recorded: nothing is written.');
    expect(complained).toBe('No recording was written.');
  });

  test('writes nothing where the recording is only laid out otherwise, as npm run format does', () => {
    const formatted = JSON.stringify(JSON.parse(first()));
    const { saved, printed } = runInMemory(['--record', '--machine', 'faq-item'], { [PATH]: formatted });
    expect([...saved]).toEqual([]);
    expect(printed).toBe('faq-item does as recorded: nothing is written.');
  });

  test('says in words what a machine does otherwise than before, and which paths are others', () => {
    const before = JSON.parse(first());
    before.paths[0].steps[0].seen.state = 'collapsed';
    before.paths.push({ start: 'a shut door', seen: before.paths[0].seen, steps: [] });
    const { printed } = runInMemory(['--record', '--machine', 'faq-item'], { [PATH]: JSON.stringify(before) });
    expect(printed.split('\n')).toEqual([
      `faq-item: written to ${PATH}.`,
      '  It is started with a shut door no more.',
      '  path 1, step 1, question.toggled: state is expanded, recorded was collapsed',
      '  no longer walked: a shut door',
    ]);
  });

  test('says so when the recording before cannot be read, as after a merge', () => {
    const { printed, saved } = runInMemory(['--record', '--machine', 'faq-item'], { [PATH]: '<<<<<<< HEAD' });
    expect(printed).toContain('The one before could not be read.');
    expect(saved.get(PATH)).toBe(first());
  });
});

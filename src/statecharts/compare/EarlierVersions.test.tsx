import { history } from 'virtual:chart-history';

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import ELK from 'elkjs';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Chart } from '#kit/charts/chart';
import { defineChart } from '#kit/charts/definition';
import { toMermaid } from '#kit/charts/exports/mermaid';
import { fromElk, toElk } from '#kit/charts/layout/elk-graph';

import type { ChartedMachine } from '../machines';
import { machineNamed } from '../machines';
import { EarlierVersions } from './EarlierVersions';

vi.mock('virtual:chart-history', () => ({ history: { extent: 'all', machines: {} } }));

afterEach(cleanup);

const definition = defineChart(machineNamed('toast') as ChartedMachine);
const layout = fromElk(await new ELK().layout(toElk(definition, 'wide')));
const toast: Chart = { definition, layouts: { wide: layout, tall: layout } };

const now = { commit: '22222222', date: '2026-11-22', subject: 'As it is', text: toMermaid(definition) };
const earlier = {
  commit: '11111111',
  date: '2026-11-21',
  subject: 'A toast waits',
  text: now.text
    .replaceAll('toast_visible_held', 'toast_visible_kept')
    .replaceAll('"held"', '"kept"')
    .replace('toast_visible --> toast_hidden : contents.changed [isGone]\n', ''),
};
const oldest = {
  commit: '00000001',
  date: '2026-11-19',
  subject: 'A toast',
  text: earlier.text.replaceAll('toast_visible_passing', 'toast_visible_going').replaceAll('"passing"', '"going"'),
};
const unreadable = { commit: '00000000', date: '2026-11-20', subject: 'As boxes', text: 'flowchart LR' };

function open(given: Partial<typeof history>, chosen?: string, until?: string) {
  const onChoose = vi.fn();
  Object.assign(history, { extent: 'all', machines: {} }, given);
  render(<EarlierVersions chart={toast} chosen={chosen} until={until} onChoose={onChoose} />);
  return onChoose;
}

describe('the versions of a machine', () => {
  test('are those that differ from how it is now', () => {
    open({ machines: { toast: [now, earlier, unreadable] } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'No earlier version',
      '2026-11-21, 11111111, “A toast waits”',
    ]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('are compared in sentences and in the drawing', () => {
    open({ machines: { toast: [now, earlier] } }, earlier.commit);
    screen.getByText(/^Since 2026-11-21, 11111111, “A toast waits”: 4 added, 3 removed, 1 changed\.$/);
    const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(sentences).toContain('State toast.visible.held is new.');
    expect(sentences).toContain('State toast.visible.kept is gone.');
    expect(sentences).toContain('toast.visible: contents.changed [isGone] is new.');
    const drawing = screen.getByRole('img', { name: /^Changes of toast/ });
    const markOf = (part: string) => drawing.querySelector(part)?.getAttribute('data-mark');
    expect(markOf('[data-state="toast.visible.held"]')).toBe('added');
    expect(markOf('[data-state="toast.visible.kept"]')).toBe('removed');
    expect(markOf('[data-state="toast.hidden"]')).toBe(null);
    expect(markOf('[data-transition="toast.visible|contents.changed|0"]')).toBe('added');
    expect(markOf('[data-transition="toast.visible.passing|toast.held|0"]')).toBe('changed');
  });

  test('are compared with one another in sentences alone: only what runs now is drawn', () => {
    open({ machines: { toast: [now, earlier, oldest] } }, oldest.commit, earlier.commit);
    screen.getByText(
      /^From 2026-11-19, 00000001, “A toast” to 2026-11-21, 11111111, “A toast waits”: .* Only what runs now is drawn\.$/,
    );
    const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(sentences).toContain('State toast.visible.going is gone.');
    expect(sentences).toContain('State toast.visible.passing is new.');
    expect(sentences.filter((sentence) => /^State toast\.visible\.(?:held|kept) /.test(sentence ?? ''))).toEqual([]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('are chosen together: a later one is offered, and forgotten when another earlier one is chosen', () => {
    const onChoose = open({ machines: { toast: [now, earlier, oldest] } }, oldest.commit);
    const upTo = screen.getByRole('combobox', { name: 'up to' });
    expect(
      within(upTo)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['How it is now', '2026-11-21, 11111111, “A toast waits”']);
    fireEvent.change(upTo, { target: { value: earlier.commit } });
    expect(onChoose).toHaveBeenLastCalledWith({ version: oldest.commit, until: earlier.commit });
    fireEvent.change(screen.getByRole('combobox', { name: 'Compare with the version of' }), {
      target: { value: earlier.commit },
    });
    expect(onChoose).toHaveBeenLastCalledWith({ version: earlier.commit, until: undefined });
  });

  test('that are not known are told in a sentence', () => {
    open({ machines: { toast: [now] } }, '33333333');
    expect(screen.getByRole('alert').textContent).toBe('This build knows no earlier version 33333333 of toast.');
    cleanup();
    open({ machines: { toast: [now, earlier, oldest] } }, earlier.commit, oldest.commit);
    expect(screen.getByRole('alert').textContent).toBe('This build knows no version 00000001 of toast after 11111111.');
  });

  test.each([
    ['all', 'The git history has no other version of it.'],
    [
      'part',
      'The git history has no other version of it. This was built from a part of the git history, as a shallow clone has it.',
    ],
    ['none', 'This was built without a git history: no earlier version is known.'],
  ] as const)('may be none: of the history was there %s', (extent, note) => {
    open({ extent, machines: { toast: [now] } });
    screen.getByText(note);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

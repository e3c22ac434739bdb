import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { download } from '../exports/download';
import type { ChartedMachine } from '../machines';
import { machineNamed } from '../machines';
import { CommentForm } from './CommentForm';

vi.mock('../exports/download', () => ({ download: vi.fn<typeof download>() }));

const SENTENCE = "The sentence is the specification's, “informations” included. It stays as it is stated.";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(download).mockClear();
});

function open(state: string) {
  cleanup();
  const onKept = vi.fn<() => void>();
  render(
    <CommentForm
      machine={machineNamed('payment') as ChartedMachine}
      id={`payment.${state}`}
      name={state}
      onKept={onKept}
    />,
  );
  return { onKept, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Comment on ${state}` }) };
}

const described = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '');

test('what is typed is kept with every key, and its file is saved with all that is written on the machine', async () => {
  await userEvent.type(open('editing').field, 'Calm.');
  await userEvent.type(open('approved').field, 'Warm.');
  const { field, onKept } = open('editing');
  expect(field.value).toBe('Calm.');
  expect(described(field)?.textContent).toBe('Kept on this device, not committed yet.');
  await userEvent.type(field, '{Enter}And quiet.');
  expect(onKept).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onKept).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(download).toHaveBeenCalledExactlyOnceWith(
    'payment.comments.md',
    'text/markdown',
    `## payment.declined\n\n${SENTENCE}\n\n## payment.editing\n\nCalm.\nAnd quiet.\n\n## payment.approved\n\nWarm.\n`,
  );
  expect(screen.getByRole('status').textContent).toBe(
    'payment.comments.md is saved. Put it into src/machines/payment and commit it.',
  );
});

test('signs that turn a line around are in no comment', async () => {
  const { field } = open('editing');
  await userEvent.type(field, '\u202ECalm.');
  expect(field.value).toBe('Calm.');
});

test('what cannot be committed is told at the field, which gets the focus', async () => {
  const { field } = open('editing');
  await userEvent.click(screen.getByRole('button', { name: 'Save payment.comments.md' }));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described(field)?.textContent).toBe('Write your comment first.');
  await userEvent.type(field, '## Why');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save payment.comments.md' }));
  expect(screen.getByText(/^Line 1 begins with “## ”/).parentElement?.id).toBe('comment-error');
  expect(download).not.toHaveBeenCalled();
});

test('the committed comment is changed, and taken again', async () => {
  const { field } = open('declined');
  expect(field.value).toBe(SENTENCE);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  await userEvent.clear(field);
  expect(described(field)?.textContent).toBe('Kept on this device, not committed yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Use the committed comment' }));
  expect(field.value).toBe(SENTENCE);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: 'Use the committed comment' })).toBeNull();
  expect(open('declined').field.value).toBe(SENTENCE);
});

test('what was written over an earlier comment is no part of another one’s file, and says so', async () => {
  const data = { 'payment.declined': { text: 'Mend it.', over: 'An earlier one.' } };
  localStorage.setItem('larkwood-comments', JSON.stringify({ v: 1, data }));
  await userEvent.type(open('editing').field, 'Calm.');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(vi.mocked(download).mock.lastCall?.[2]).toContain(SENTENCE);
  const { field } = open('declined');
  expect(described(field)?.textContent).toMatch(/^Kept on this device\. Meanwhile another comment was committed/);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(vi.mocked(download).mock.lastCall?.[2]).toContain('## payment.declined\n\nMend it.\n');
  expect(described(field)?.textContent).toBe('Kept on this device, not committed yet.');
});

test('a browser that keeps nothing is told of', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { field } = open('editing');
  await userEvent.type(field, 'Calm.');
  expect(described(field)?.textContent).toBe('This browser keeps nothing: save the file before you close the page.');
  open('declined');
  const { field: again } = open('editing');
  expect(again.value).toBe('Calm.');
  expect(described(again)?.textContent).toMatch(/^This browser keeps nothing/);
});

test('what another tab writes on the state is shown, so that the next key does not lose it', async () => {
  const { field, onKept } = open('editing');
  await userEvent.type(field, 'Calm.');
  localStorage.setItem(
    'larkwood-comments',
    JSON.stringify({ v: 1, data: { 'payment.editing': { text: 'Warm, from there.', over: '' } } }),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'larkwood-comments' })));
  expect(field.value).toBe('Warm, from there.');
  expect(onKept).toHaveBeenCalledOnce();
  await userEvent.type(field, ' And calm.');
  expect(localStorage.getItem('larkwood-comments')).toContain('Warm, from there. And calm.');
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { SearchBox } from './SearchBox';
import type { SuggestionList } from './SearchBox';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

const suggestions = [
  { id: 'Kitchen', group: 'Categories', name: 'Kitchen', detail: undefined, picture: undefined, icon: 'layout-grid' },
  {
    id: '27',
    group: 'Products',
    name: 'Harbour Enamel Kettle',
    detail: '$82.00',
    picture: undefined,
    icon: 'layout-grid',
  },
] as const;

function draw(list: Partial<SuggestionList> = {}, value = 'k') {
  const calls = { onChange: vi.fn(), onSubmit: vi.fn(), onKey: vi.fn(), onChosen: vi.fn(), onLeft: vi.fn() };
  render(
    <SearchBox
      id="box"
      label="Search products"
      value={value}
      list={{ suggestions, isOpen: true, marked: undefined, ...calls, ...list }}
      onChange={calls.onChange}
      onSubmit={calls.onSubmit}
    />,
  );
  return { ...calls, user: userEvent.setup(), input: screen.getByRole('combobox', { name: 'Search products' }) };
}

function type(input: HTMLElement, value: string): void {
  fireEvent.input(input, { target: { value } });
}

test('it is a search landmark that the browser can send by itself', () => {
  const { input } = draw();
  expect(screen.getByRole('search').getAttribute('action')).toBe('/Products');
  expect(input.getAttribute('name')).toBe('q');
});

test('the list is announced with the marked entry, and focus stays in the box', () => {
  const { input } = draw({ marked: 1 });
  const [, kettle] = screen.getAllByRole('option');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(input.getAttribute('aria-activedescendant')).toBe(kettle?.id);
  expect(screen.getAllByRole('option', { selected: true })).toEqual([kettle]);
  expect(kettle?.textContent).toBe('Harbour Enamel Kettle $82.00');
});

test('a closed list marks nothing and is out of sight', () => {
  const { input } = draw({ isOpen: false, marked: 1 });
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('that nothing fits is said politely under the box, and there is no list', () => {
  draw({ isOpen: false, suggestions: [], nothing: 'Nothing found for “zebra”.' });
  expect(screen.getByRole('status').textContent).toBe('Nothing found for “zebra”.');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each(['ArrowDown', 'ArrowUp', 'Escape'] as const)('%s is told to the list', async (key) => {
  const { user, input, onKey } = draw();
  input.focus();
  await user.keyboard(`{${key}}`);
  expect(onKey.mock.calls).toEqual([[key]]);
});

test.each(['ArrowDown', 'ArrowUp', 'Escape'])('%s belongs to an input method while it composes', (key) => {
  const { input, onKey } = draw();
  expect(fireEvent.keyDown(input, { key, isComposing: true })).toBe(true);
  expect(onKey).not.toHaveBeenCalled();
});

test('Enter searches for the words, or chooses the marked entry', async () => {
  const plain = draw();
  plain.input.focus();
  await plain.user.keyboard('{Enter}');
  expect([plain.onSubmit.mock.calls, plain.onChosen.mock.calls]).toEqual([[['k']], []]);
  cleanup();

  const marked = draw({ marked: 1 });
  marked.input.focus();
  await marked.user.keyboard('{Enter}');
  expect([marked.onSubmit.mock.calls, marked.onChosen.mock.calls]).toEqual([[], [[1]]]);
});

test('pressing an entry chooses it without leaving the box first', async () => {
  const { user, input, onChosen, onLeft } = draw();
  input.focus();
  await user.click(screen.getByRole('option', { name: /Kitchen/ }));
  expect(onChosen.mock.calls).toEqual([[0]]);
  expect(onLeft).not.toHaveBeenCalled();
});

test('leaving the box is told', async () => {
  const { user, input, onLeft } = draw();
  input.focus();
  await user.tab();
  expect(onLeft).toHaveBeenCalledOnce();
});

test.each(['(', '+', '\\', '🛋️'])('%s is a letter like any other', async (letter) => {
  const { user, input, onChange } = draw({}, '');
  input.focus();
  await user.paste(letter);
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[letter]]));
});

test('a letter is seen before it is told, and letters of one frame are told together', async () => {
  const { input, onChange } = draw({}, '');
  type(input, 's');
  type(input, 'so');
  expect([(input as HTMLInputElement).value, onChange.mock.calls]).toEqual(['so', []]);
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['so']]));
});

test('what was typed is told before the box is left, or anything else is done with it', () => {
  const { input, onChange, onLeft, onKey } = draw({}, '');
  input.focus();
  type(input, 'so');
  input.blur();
  expect(onChange.mock.calls).toEqual([['so']]);
  expect(onLeft.mock.invocationCallOrder).toEqual([(onChange.mock.invocationCallOrder[0] ?? 0) + 1]);
  type(input, 'sofa');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect([onChange.mock.lastCall, onKey.mock.calls]).toEqual([['sofa'], [['ArrowDown']]]);
});

test('Enter right after a letter searches for what is typed, not for the entry that was marked before', () => {
  const { input, onChange, onSubmit, onChosen } = draw({ marked: 1 });
  type(input, 'ki');
  fireEvent.submit(input);
  expect([onChange.mock.calls, onSubmit.mock.calls, onChosen.mock.calls]).toEqual([[['ki']], [['ki']], []]);
});

test('another value is shown, unless something newer was typed meanwhile', async () => {
  const onChange = vi.fn();
  const box = (value: string) => (
    <SearchBox id="box" label="Search" value={value} onChange={onChange} onSubmit={() => undefined} />
  );
  const { rerender } = render(box('lamp'));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  rerender(box('sofa'));
  expect(input.value).toBe('sofa');
  type(input, 'sofas');
  rerender(box('rug'));
  expect(input.value).toBe('sofas');
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['sofas']]));
});

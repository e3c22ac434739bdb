import { act, cleanup, render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, expect, test, vi } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import { nameId } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import type { Wanted } from '#domain/focus';
import { wantingFocus } from '#machines/focus';
import type { FocusWanted } from '#machines/focus';

import { followFocus } from './focus';

const names = setup({
  types: {
    context: {} as { ids: readonly number[] },
    events: {} as { type: 'names.changed'; ids: readonly number[]; wanted: Wanted },
    emitted: {} as FocusWanted,
  },
  actions: {
    noteIds: assign({ ids: (_, { ids }: { ids: readonly number[] }) => ids }),
    wantFocus: emit(wantingFocus),
  },
}).createMachine({
  description: 'Names on a page.',
  context: { ids: [1, 2] },
  on: {
    'names.changed': {
      actions: [
        { type: 'noteIds', params: ({ event }) => event },
        { type: 'wantFocus', params: ({ event }) => event.wanted },
      ],
      description: 'Other names are shown.',
    },
  },
});

const parent = setup({ types: { children: {} as { names: 'names' } }, actors: { names } }).createMachine({
  description: 'Has the names in it.',
  invoke: { id: 'names', src: 'names' },
});

function Names({ of }: { readonly of: ActorRefFrom<typeof names> }) {
  return useSelector(of, ({ context }) => context.ids).map((id) => (
    <button type="button" key={id} id={nameId(id)}>
      {id}
    </button>
  ));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page with the names 1 and 2, of which 1 has focus. */
function page() {
  const actor = createActor(parent).start();
  const { names: shown } = actor.getSnapshot().children;
  if (!shown) {
    throw new Error('The names do not run.');
  }
  followFocus(actor.system);
  render(<Names of={shown} />);
  document.getElementById(nameId(1))?.focus();
  return shown;
}

test.for([
  { wanted: { on: [nameId(3)] }, focused: 'name-3', why: 'it is drawn first' },
  { wanted: { on: [nameId(7), nameId(2)] }, focused: 'name-2', why: 'the first that is there takes it' },
  { wanted: { on: [FOCUS.heading] }, focused: 'name-1', why: 'nothing of that name is there, and focus stays' },
] satisfies readonly { wanted: Wanted; focused: string; why: string }[])(
  'focus goes where an actor within wants it: $why',
  async ({ wanted, focused }) => {
    const shown = page();
    await act(async () => shown.send({ type: 'names.changed', ids: [1, 2, 3], wanted }));
    expect(document.activeElement?.id).toBe(focused);
  },
);

test('where the page cannot take focus that is lost, the title of the drawer over it does', async () => {
  const shown = page();
  const drawer = document.createElement('dialog');
  drawer.innerHTML = '<h2>In your cart</h2>';
  drawer.setAttribute('open', '');
  document.body.append(drawer);
  await act(async () => shown.send({ type: 'names.changed', ids: [2], wanted: { on: [nameId(9)] } }));
  expect(document.activeElement?.textContent).toBe('In your cart');
  drawer.remove();
});

test.for([true, false])('focus scrolls to what takes it, unless it is not to: %s', async (preventScroll) => {
  const shown = page();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await act(async () => shown.send({ type: 'names.changed', ids: [1, 2], wanted: { on: [nameId(2)], preventScroll } }));
  expect(focus.mock.calls).toEqual([[{ preventScroll }]]);
});

test('a page in a frame takes no focus from the page around it, and moves what it has', async () => {
  const shown = page();
  vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const want = () => act(async () => shown.send({ type: 'names.changed', ids: [1, 2], wanted: { on: [nameId(2)] } }));
  await want();
  expect(document.activeElement?.id).toBe('name-1');
  hasFocus.mockReturnValue(true);
  await want();
  expect(document.activeElement?.id).toBe('name-2');
});

test.for([
  { isKeyboard: true, focused: 'name-2' },
  { isKeyboard: false, focused: 'name-3' },
])(
  'whether a keyboard is at work is asked before what had focus goes: $isKeyboard',
  async ({ isKeyboard, focused }) => {
    const shown = page();
    const { matches } = Element.prototype;
    const first = document.getElementById(nameId(1));
    Object.assign(first ?? {}, {
      matches: (selector: string) => (selector === ':focus-visible' ? isKeyboard : matches.call(first, selector)),
    });
    await act(async () =>
      shown.send({ type: 'names.changed', ids: [2, 3], wanted: { on: [nameId(3)], byKeyboard: nameId(2) } }),
    );
    expect(document.activeElement?.id).toBe(focused);
  },
);

import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { EARLY_INPUT } from '../../scripts/document.mjs';
import { replayEarlyTyping } from './early-input';

let page: HTMLElement;
let root: Root | undefined;
/** Calls of the page's handlers, in order. */
let done: string[];
let ending: AbortController;

beforeEach(() => {
  // React's development build warns of the attributes that mark a pressed control.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  done = [];
  document.documentElement.dataset['settling'] = 'random';
  page = document.createElement('div');
  page.innerHTML = renderToString(<Page />);
  document.body.append(page);
  new Function(EARLY_INPUT)();
  // In the shop, SETTLING prevents the submission of forms.
  ending = new AbortController();
  addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal: ending.signal });
});

afterEach(() => {
  window.earlyInput?.end();
  ending.abort();
  act(() => root?.unmount());
  page.remove();
  vi.restoreAllMocks();
});

test('presses and what is typed between them are done once, in their order, when the shop is awake', async () => {
  const I = userEvent.setup();
  await I.click(button('Increase quantity'));
  await I.click(button('Add to Cart'));
  await I.click(button('Heart'));
  await I.type(quantity(), '{Backspace}5');
  await I.click(button('Add to Cart'));
  await I.type(quantity(), '{Backspace}');
  await I.click(screen.getByLabelText('Gift'));
  await I.selectOptions(screen.getByLabelText('Country'), 'Spain');
  expect(pressed()).toEqual(['Increase quantity', 'Add to Cart', 'Heart']);
  await wake();
  expect(done).toEqual(['add 2', 'heart true', 'add 5']);
  expect([pressed(), country().dataset['known']]).toEqual([[], 'Spain']);
  expect([quantity().value, checked('Gift'), country().value]).toEqual(['1', true, 'Spain']);
  fireEvent.click(button('Add to Cart'));
  expect(done.slice(3)).toEqual(['add 1']);
});

test('what the shop hears while it wakes waits for what came before', async () => {
  const I = userEvent.setup();
  await I.click(button('Increase quantity'));
  await hydrate();
  await I.click(button('Add to Cart'));
  expect(done).toEqual([]);
  act(() => replayEarlyTyping()());
  expect(done).toEqual(['add 2']);
});

test('a step counts each time; what is pressed again at once is one press', async () => {
  const I = userEvent.setup();
  await I.tripleClick(button('Increase quantity'));
  await I.dblClick(button('Heart'));
  await I.dblClick(screen.getByLabelText('Gift'));
  await I.tripleClick(button('Add to Cart'));
  await I.dblClick(button('Send'));
  await I.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  await wake();
  expect(done).toEqual(['heart true', 'add 4', 'send ', 'send Ada']);
  expect(checked('Gift')).toBe(false);
});

test('what is pressed again later is wished again, but a form is sent once', async () => {
  for (const at of [1000, 1300, 2000]) {
    clickAt(button('Add to Cart'), at);
  }
  for (const at of [3000, 5000]) {
    clickAt(button('Send'), at);
  }
  await wake();
  expect(done).toEqual(['add 1', 'add 1', 'send ']);
});

test('what was typed before a press is not typed again after it', async () => {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.click(button('Send'));
  await hydrate();
  const replayRest = replayEarlyTyping();
  await userEvent.click(button('Send'));
  act(replayRest);
  expect([done, screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual([['send Ada'], '']);
});

test('a press on what has gone, or is disabled by then, does nothing', async () => {
  const I = userEvent.setup();
  await I.click(button('Remove lamp'));
  await I.click(button('Heart'));
  await I.click(button('Remove lamp'));
  await I.click(button('Pay'));
  await I.click(button('Heart'));
  await I.click(button('Pay'));
  await wake();
  expect(done).toEqual(['remove lamp', 'heart true', 'pay', 'heart false']);
});

test('a link waits for the presses before it, once, and else for nothing', async () => {
  const I = userEvent.setup();
  const link = screen.getByRole('link', { name: 'Cart' });
  const followed: string[] = [];
  const follow = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement && !event.defaultPrevented) {
      followed.push(event.target.text);
    }
    event.preventDefault();
  };
  addEventListener('click', follow, { signal: ending.signal });
  await I.click(link);
  await I.click(button('Add to Cart'));
  await I.click(screen.getByRole('link', { name: 'Below' }));
  await I.click(link);
  expect(followed).toEqual(['Cart', 'Below']);
  expect(pressed()).toEqual(['Cart', 'Add to Cart']);
  await I.click(link);
  expect(followed).toEqual(['Cart', 'Below', 'Cart']);
  await wake();
  expect([done, followed.slice(3)]).toEqual([['add 1'], ['Cart']]);
});

const button = (name: string) => screen.getByRole('button', { name });
const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity');
const country = () => screen.getByLabelText<HTMLSelectElement>('Country');
const checked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;

/** Controls that are marked as pressed. */
function pressed() {
  return [...page.querySelectorAll('[data-pressed-early][aria-busy=true]')].map(({ textContent }) => textContent);
}

async function hydrate() {
  await act(async () => {
    root = hydrateRoot(page, <Page />);
  });
}

async function wake() {
  await hydrate();
  act(() => replayEarlyTyping()());
}

function Page() {
  const [quantity, setQuantity] = useState('1');
  const [isWished, setWished] = useState(false);
  const [isGift, setGift] = useState(false);
  const [country, setCountry] = useState('France');
  const [name, setName] = useState('');
  const [lines, setLines] = useState(['sofa', 'lamp']);
  const [isPaid, setPaid] = useState(false);
  return (
    <>
      <a href="/Cart">Cart</a>
      <a href="#below">Below</a>
      <label>
        Quantity
        <input
          value={quantity}
          onChange={(event) => setQuantity(event.currentTarget.value)}
          onBlur={() => setQuantity((typed) => typed || '1')}
        />
      </label>
      <button type="button" aria-controls="quantity" onClick={() => setQuantity((typed) => String(Number(typed) + 1))}>
        Increase quantity
      </button>
      <label>
        Gift
        <input type="checkbox" checked={isGift} onChange={(event) => setGift(event.currentTarget.checked)} />
      </label>
      <label>
        Country
        <select value={country} data-known={country} onChange={(event) => setCountry(event.currentTarget.value)}>
          <option>France</option>
          <option>Spain</option>
        </select>
      </label>
      <button type="button" onClick={() => done.push(`add ${quantity}`)}>
        Add to Cart
      </button>
      <button
        type="button"
        aria-pressed={isWished}
        onClick={() => {
          done.push(`heart ${!isWished}`);
          setWished(!isWished);
        }}
      >
        Heart
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done.push(`send ${name}`);
          setName('');
        }}
      >
        <label>
          Name
          <input value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit">Send</button>
      </form>
      {lines.map((line) => (
        <button
          key={line}
          type="button"
          onClick={() => {
            done.push(`remove ${line}`);
            setLines((kept) => kept.filter((other) => other !== line));
          }}
        >
          Remove {line}
        </button>
      ))}
      <button
        type="button"
        disabled={isPaid}
        onClick={() => {
          done.push('pay');
          setPaid(true);
        }}
      >
        Pay
      </button>
    </>
  );
}

/** `at` is in ms since the page was opened. */
function clickAt(control: HTMLElement, at: number): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  control.dispatchEvent(event);
}

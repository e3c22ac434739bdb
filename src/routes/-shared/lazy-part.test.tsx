import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazyPart } from './lazy-part';

const { partMissing } = vi.hoisted(() => ({ partMissing: vi.fn() }));
vi.mock('./shop', () => ({ useShop: () => ({ partMissing }) }));

beforeEach(() => {
  partMissing.mockClear();
});
afterEach(cleanup);

function Greeting({ name }: { name: string }) {
  return <p>{`Good day, ${name}`}</p>;
}

test('a part is fetched when it is first drawn, and there at once from then on', async () => {
  const asked: (() => void)[] = [];
  const Part = lazyPart(
    () => new Promise<ComponentType<{ name: string }>>((arrive) => asked.push(() => arrive(Greeting))),
  );
  expect(asked).toHaveLength(0);
  const first = await act(async () => render(<Part name="Ada" />));
  expect(first.container.textContent).toBe('');
  await act(async () => asked[0]?.());
  expect(first.container.textContent).toBe('Good day, Ada');
  expect(render(<Part name="Grace" />).container.textContent).toBe('Good day, Grace');
  expect(asked).toHaveLength(1);
});

test('where the script is missing a line says so, and loads it again', async () => {
  let isThere = false;
  const Part = lazyPart<{ name: string }>(() =>
    isThere ? Promise.resolve(Greeting) : Promise.reject(new Error('404')),
  );
  const { container, getByRole } = render(<Part name="Ada" />);
  await act(async () => undefined);
  expect(container.textContent).toBe('This part did not load. Try again');
  expect(partMissing).toHaveBeenCalledTimes(1);
  await act(async () => getByRole('button').click());
  expect(container.textContent).toBe('This part did not load. Try again');
  expect(partMissing).toHaveBeenCalledTimes(2);
  isThere = true;
  await act(async () => getByRole('button').click());
  expect(container.textContent).toBe('Good day, Ada');
});

test.for([{ isNeeded: true }, { isNeeded: false }])(
  'a missing part comes by itself once the network is back: needed $isNeeded',
  async ({ isNeeded }) => {
    let isThere = false;
    const Part = lazyPart<{ name: string }>(
      () => (isThere ? Promise.resolve(Greeting) : Promise.reject(new Error('404'))),
      isNeeded,
    );
    const { container } = render(<Part name="Ada" />);
    await act(async () => undefined);
    isThere = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(container.textContent).toBe('Good day, Ada');
  },
);

test('a script with nothing in it is missing, too', async () => {
  const Part = lazyPart<{ name: string }>(() => Promise.resolve(undefined));
  const { container } = render(<Part name="Ada" />);
  await act(async () => undefined);
  expect(container.textContent).toBe('This part did not load. Try again');
});

test('nothing is said of a part without which the page is whole', async () => {
  const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('404')), false);
  const { container } = render(<Part name="Ada" />);
  await act(async () => undefined);
  expect(container.textContent).toBe('');
});

import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Later } from './Later';

function aPage(isAtOnce = false) {
  return (
    <main>
      <h1>Lamp</h1>
      <Later isAtOnce={isAtOnce}>
        <p>Similar</p>
      </Later>
    </main>
  );
}

const page = aPage();

test('on a prerendered page it is part of the HTML, and stays when the page is hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const similar = container.querySelector('p');
  expect(similar?.textContent).toBe('Similar');
  await act(async () => void render(page, { container, hydrate: true }));
  expect(container.querySelector('p')).toBe(similar);
});

test.each([
  { way: 'a link', isAtOnce: false, first: 'Lamp' },
  { way: 'Back, further down', isAtOnce: true, first: 'LampSimilar' },
])('on a page that $way has led to, what is drawn first is $first', async ({ isAtOnce, first }) => {
  const container = document.body.appendChild(document.createElement('div'));
  let atFirst: string | undefined;
  function Watcher() {
    useLayoutEffect(() => {
      atFirst = container.textContent;
    }, []);
    return aPage(isAtOnce);
  }
  await act(async () => void render(<Watcher />, { container }));
  expect(atFirst).toBe(first);
  expect(container.textContent).toBe('LampSimilar');
});

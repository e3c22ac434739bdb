import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Later } from './Later';

const page = (
  <main>
    <h1>Lamp</h1>
    <Later>
      <p>Similar</p>
    </Later>
  </main>
);

test('on a prerendered page it is part of the HTML, and stays when the page is hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const similar = container.querySelector('p');
  expect(similar?.textContent).toBe('Similar');
  await act(async () => void render(page, { container, hydrate: true }));
  expect(container.querySelector('p')).toBe(similar);
});

test('on a page that a link has led to it is drawn after the rest', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  let atFirst: string | undefined;
  function Watcher() {
    useLayoutEffect(() => {
      atFirst = container.textContent;
    }, []);
    return page;
  }
  await act(async () => void render(<Watcher />, { container }));
  expect(atFirst).toBe('Lamp');
  expect(container.textContent).toBe('LampSimilar');
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ErrorBoundary } from './ErrorBoundary';
import { sessionFromLink } from '#kit/session/link';
import type { Session } from '#kit/session/session';
import { emptySession } from '#kit/session/session';
import { Stopped } from './Stopped';

const session: Session = {
  ...emptySession('/', { seed: 1, now: 0, stored: {} }),
  events: [{ at: 0, to: 'menu', event: { type: 'drawer.opened' } }],
};

beforeEach(() => {
  // React writes what a boundary has caught to the console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Something that cannot be drawn until it is told what to go on with. */
function shown(kept: Session | undefined) {
  let link: string | undefined = 'nothing yet';
  const Panel = () => {
    if (link === 'nothing yet') {
      throw new RangeError('Maximum call stack size exceeded');
    }
    return <p>The drawing</p>;
  };
  render(
    <ErrorBoundary
      renderError={(message, retry) => (
        <Stopped
          message={message}
          session={kept}
          onGoOn={(chosen) => {
            link = chosen;
            retry();
          }}
        />
      )}
    >
      <Panel />
    </ErrorBoundary>,
  );
  return () => link;
}

test('what went wrong is said, and what happened is gone on with', () => {
  const link = shown(session);
  expect(screen.getByRole('alert').textContent).toContain(
    'The statecharts cannot be drawn any more: Maximum call stack size exceeded',
  );
  expect(screen.getByText('What happened in the shop is kept, event by event: 1 so far.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Go on from there' }));
  expect(screen.getByText('The drawing')).toBeDefined();
  expect(sessionFromLink(link() ?? '')).toEqual(session);
});

test('it is gone on without, when that is what cannot be drawn', () => {
  const link = shown(session);
  fireEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
  expect(link()).toBeUndefined();
  expect(screen.getByText('The drawing')).toBeDefined();
});

test('where nothing had happened, there is nothing to copy', () => {
  shown(undefined);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go on from there']);
});

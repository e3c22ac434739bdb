import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { AppRouter } from '../router';
import { startViewTransitions } from './view-transitions';

const draw = vi.fn(async () => undefined);
const skip = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = `
    <a href="/sofa" data-card><span data-travels="onCard"></span></a>
    <a href="/lamp" data-card><span data-travels="onCard"></span></a>
    <span data-travels="onPage"></span>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('a view transition', () => {
  test('captures the picture of the focused card, and no other picture', () => {
    const names = capturedNames({ captureMs: 10 });
    card('/sofa').focus();
    startedOn('/sofa');
    expect(names).toEqual(['product-picture', '', 'none']);
  });

  test('leaves no name on the old page when the new one is drawn', () => {
    capturedNames({ captureMs: 10 });
    card('/sofa').focus();
    startedOn('/sofa');
    let names: readonly string[] | undefined;
    draw.mockImplementationOnce(async () => void (names = namesNow()));
    vi.advanceTimersByTime(10);
    expect(names).toEqual(['', '', '']);
    expect(skip).not.toHaveBeenCalled();
  });

  test('is skipped when capturing takes too long, and is not tried again', () => {
    const names = capturedNames({ captureMs: 60 });
    card('/sofa').focus();
    const router = startedOn('/sofa');
    vi.advanceTimersByTime(60);
    expect(skip).toHaveBeenCalledOnce();
    names.length = 0;
    void router.startViewTransition(draw);
    expect(names).toEqual([]);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is for a pressed card only', () => {
    const names = capturedNames({ captureMs: 10 });
    startedOn('/cart');
    expect(names).toEqual([]);
    expect(draw).toHaveBeenCalledOnce();
  });
});

/** Starts a transition from `/` to a path. */
function startedOn(pathname: string): AppRouter {
  const router = { stores: { resolvedLocation: { get: () => ({ pathname: '/' }) } }, latestLocation: { pathname } };
  startViewTransitions(router as unknown as AppRouter);
  const started = router as unknown as AppRouter;
  void started.startViewTransition(draw);
  return started;
}

/** Stands for the browser: the names at the start, and the callback after `captureMs`. */
function capturedNames({ captureMs }: { captureMs: number }): string[] {
  const names: string[] = [];
  document.startViewTransition = ((update: () => Promise<void>) => {
    names.push(...namesNow());
    setTimeout(() => void update(), captureMs);
    return { ready: Promise.resolve(), updateCallbackDone: Promise.resolve(), skipTransition: skip };
  }) as unknown as typeof document.startViewTransition;
  return names;
}

function namesNow(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-travels]')].map(
    ({ style }) => style.viewTransitionName ?? '',
  );
}

function card(href: string): HTMLElement {
  return document.querySelector(`a[href="${href}"]`) ?? document.body;
}

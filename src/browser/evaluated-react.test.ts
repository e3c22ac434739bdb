import { afterEach, expect, test, vi } from 'vitest';

// The files of a worker share their modules.
afterEach(() => vi.doUnmock('react-dom/client'));

test('errors have stacks again once React is evaluated', async () => {
  const limit = Error.stackTraceLimit;
  const during: unknown[] = [];
  vi.doMock('react-dom/client', () => {
    during.push(new Error('made by React').stack);
    return { hydrateRoot: () => undefined };
  });
  await import('./evaluated-react');
  expect(during).toEqual([undefined]);
  expect(Error.stackTraceLimit).toBe(limit);
  expect(new Error('made by the shop').stack).toContain('evaluated-react.test');
});

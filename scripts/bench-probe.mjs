/**
 * Runs in every document before anything else. Observes paints, shifts and long tasks, and watches for the answer to one
 * act: `report` calls the binding with the time in ms from the release of the pointer, or the press of the key, to the
 * frame that shows it. A watch outlives a navigation to another document of the same origin.
 */
export function probe() {
  const STORED = 'bench-watch';
  const seen = { fcp: 0, lcp: 0, shifts: [], tasks: [] };
  let watched = stored();
  const now = () => performance.timeOrigin + performance.now();
  const report = (message) => globalThis.benchReport?.(JSON.stringify(message));

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') {
      seen.fcp = startTime;
      report({ type: 'fcp', at: performance.timeOrigin + startTime });
    }
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) {
      seen.shifts.push({ at: startTime, value });
    }
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ at: startTime, ms: duration });
    report({ type: 'task', at: performance.timeOrigin + startTime, ms: duration });
  });
  observe('long-animation-frame', ({ startTime, duration, scripts }) => {
    const during = scripts.map(({ invoker, sourceFunctionName, sourceURL, duration: ms }) => ({
      name: [invoker, sourceFunctionName, sourceURL.split('/').at(-1)].filter(Boolean).join(' '),
      ms,
    }));
    report({ type: 'frame', at: performance.timeOrigin + startTime, ms: duration, during });
  });
  for (const type of ['pointerup', 'keydown']) {
    addEventListener(type, begin, { capture: true, passive: true });
  }
  addEventListener('pagehide', () => store(watched));
  if (watched) {
    requestAnimationFrame(look);
  }

  globalThis.bench = {
    seen,
    /** Begins to watch; the time counts from the next input, or from `from`. */
    watch(done, from) {
      watched = { done, from, before: signature(done.changes) };
      requestAnimationFrame(look);
    },
    /** In a task of its own: the call returns before the document may be left. */
    goBack() {
      setTimeout(() => {
        if (watched) {
          watched.from = now();
        }
        history.back();
      });
    },
    /** Resolves when the document is read. */
    whenRead: () =>
      new Promise((resolve) => {
        if (document.readyState === 'loading') {
          addEventListener('DOMContentLoaded', () => resolve(), { once: true });
        } else {
          resolve();
        }
      }),
    now,
    centreOf,
  };

  function observe(type, take) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }

  function begin({ timeStamp }) {
    if (watched) {
      watched.from ??= performance.timeOrigin + timeStamp;
    }
  }

  function look() {
    if (!watched) {
      return;
    }
    if (watched.from === undefined || !isShown(watched)) {
      requestAnimationFrame(look);
      return;
    }
    const { from } = watched;
    watched = undefined;
    store(undefined);
    // A task that is posted in a frame runs after it is painted; one of this priority before those that waited.
    scheduler.postTask(() => report({ type: 'answer', ms: now() - from }), { priority: 'user-blocking' });
  }

  function isShown({ done, before }) {
    return (
      (done.path === undefined || new RegExp(done.path).test(location.pathname)) &&
      (done.appears === undefined || visible(done.appears) !== undefined) &&
      (done.changes === undefined || signature(done.changes) !== before)
    );
  }

  function visible(selector, text) {
    return [...document.querySelectorAll(selector)].find(
      (element) => element.checkVisibility() && (text === undefined || element.textContent.trim() === text),
    );
  }

  function signature(selector) {
    const elements = selector === undefined ? [] : [...document.querySelectorAll(selector)];
    return elements.map((element) => (element.value ?? '') + element.outerHTML).join('');
  }

  /** Scrolls an element to the middle; gives its centre in CSS pixels. */
  function centreOf({ on, text }) {
    const element = visible(on, text);
    if (!element) {
      return undefined;
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  function stored() {
    try {
      return JSON.parse(sessionStorage.getItem(STORED) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }

  function store(watch) {
    try {
      if (watch) {
        sessionStorage.setItem(STORED, JSON.stringify(watch));
      } else {
        sessionStorage.removeItem(STORED);
      }
    } catch {
      // A document without an origin, such as about:blank, stores nothing.
    }
  }
}

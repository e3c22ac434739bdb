const LONG_TASK_MS = 50;
/** Layout shifts less than a second apart are one window of at most five seconds. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** Sum of what tasks after the first paint last beyond 50 ms. A task that the paint cuts counts from there. */
export function blockingTime(tasks, fcp) {
  return tasks.reduce((sum, { at, ms }) => sum + Math.max(0, at + ms - Math.max(at, fcp) - LONG_TASK_MS), 0);
}

/** The worst window of layout shifts. */
export function worstShift(shifts) {
  let worst = 0;
  let window = { start: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    const isSame = at - window.last < SHIFT_GAP_MS && at - window.start < SHIFT_WINDOW_MS;
    window = { start: isSame ? window.start : at, last: at, sum: (isSame ? window.sum : 0) + value };
    worst = Math.max(worst, window.sum);
  }
  return worst;
}

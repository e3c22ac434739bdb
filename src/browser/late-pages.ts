import type { AppRouter } from '../router';

/** A page that is at hand is there sooner, on a slow phone as well. */
const LATE_MS = 150;

/** Says on `<html>` that a page which is not at hand is on its way: until it comes, the one before stays. */
export function tellLatePages(router: AppRouter): void {
  const { dataset } = document.documentElement;
  let timer: number | undefined;
  router.subscribe('onBeforeLoad', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      dataset['late'] = '';
    }, LATE_MS);
  });
  router.subscribe('onResolved', () => {
    window.clearTimeout(timer);
    delete dataset['late'];
  });
}

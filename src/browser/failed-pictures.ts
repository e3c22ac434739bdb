/** Marks every picture that does not load with `data-failed`, so that the drawn stand-in is shown in its place. */
export function replaceFailedPictures(page: Document): void {
  const mark = (target: EventTarget | null, hasFailed: boolean) => {
    if (target instanceof HTMLImageElement) {
      target.toggleAttribute('data-failed', hasFailed);
    }
  };
  page.addEventListener('error', ({ target }) => mark(target, true), true);
  page.addEventListener('load', ({ target }) => mark(target, false), true);
  for (const image of page.images) {
    // Those that failed before this listened; a lazy one that was not asked for yet has no source.
    mark(image, image.complete && image.currentSrc !== '' && image.naturalWidth === 0);
  }
}

/**
 * Brings a part of the page to the middle of the window, by a CSS selector, and keeps it there whatever is still loaded
 * around it; a part that is taller begins below the header. What is fixed to the window, or not drawn, is left where it is.
 * Answers how to let go.
 */
export function holdInView(selector: string): () => void {
  const bring = () => {
    const part = document.querySelector(selector);
    if (part && isInFlow(part)) {
      window.scrollTo({ top: topFor(part.getBoundingClientRect()), behavior: 'instant' });
    }
  };
  bring();
  const observer = new ResizeObserver(bring);
  observer.observe(document.body);
  return () => observer.disconnect();
}

function isInFlow(part: Element): boolean {
  for (let element: Element | null = part; element; element = element.parentElement) {
    if (getComputedStyle(element).position === 'fixed') {
      return false;
    }
  }
  return part.getClientRects().length > 0;
}

// `scrollIntoView` would scroll the page around a frame as well.
function topFor({ top, height }: DOMRect): number {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const above = Math.max(header, (window.innerHeight - height) / 2);
  return Math.round(window.scrollY + top - above);
}

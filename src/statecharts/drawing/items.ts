const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowRight: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  ArrowLeft: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The part of a drawing that an arrow key leads to; from the drawing itself, any of them leads to the first. */
export function nextItem(drawing: Element, at: Element, key: string): SVGElement | undefined {
  const stepFrom = STEPS[key];
  if (!stepFrom) {
    return undefined;
  }
  const items = [...drawing.querySelectorAll<SVGElement>('[data-item]')];
  const place = items.findIndex((item) => item === at);
  return items[place === -1 ? 0 : stepFrom(place, items.length)];
}

const NARROWEST_PX = 320;
const WIDEST_PX = 1440;
const ROOT_PX = 16;

/** Grows linearly from `smallest` px on a 320 px screen to `largest` px on a 1440 px screen. */
export function fluid(smallest: number, largest: number): string {
  const slope = (largest - smallest) / (WIDEST_PX - NARROWEST_PX);
  const start = smallest - slope * NARROWEST_PX;
  return `clamp(${rem(smallest)}, ${rem(start)} + ${(slope * 100).toFixed(3)}vw, ${rem(largest)})`;
}

/** px as rem, so that the browser's text size still applies. */
export function rem(px: number): string {
  return `${Number((px / ROOT_PX).toFixed(4))}rem`;
}

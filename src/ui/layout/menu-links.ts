/** The menu of section 2, in its order. */
export const MENU_LINKS = [
  { label: 'Home', to: '/' },
  { label: 'Products', to: '/Products' },
  { label: 'Contact Us', to: '/ContactUs' },
  { label: 'Blog', to: '/Blog' },
] as const;

/** A menu entry is current on its own page and those below it; Home only on its own. */
export function currentOn(to: string) {
  return { exact: to === '/', includeSearch: false, includeHash: false };
}

/** "Cart, 6 items": the number is part of the name. */
export function cartName(count: number): string {
  return `Cart, ${itemCount(count)}`;
}

export function itemCount(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}

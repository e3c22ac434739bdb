/** The menu of section 2, in its order. */
export const MENU_LINKS = [
  { label: 'Home', to: '/' },
  { label: 'Products', to: '/Products' },
  { label: 'Contact Us', to: '/ContactUs' },
  { label: 'Blog', to: '/Blog' },
] as const;

/** Matches a menu entry's page and those below it; for Home only the page itself. */
export function currentOn(to: string) {
  return { exact: to === '/', includeSearch: false, includeHash: false };
}

/** "Cart, 6 items": the number is part of the accessible name. */
export function cartName(count: number): string {
  return `Cart, ${itemCount(count)}`;
}

/** "1 item", "2 items". */
export function itemCount(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}

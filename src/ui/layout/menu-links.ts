/** The menu of section 2, in its order. */
export const MENU_LINKS = [
  { label: 'Home', to: '/' },
  { label: 'Products', to: '/Products' },
  { label: 'Contact Us', to: '/ContactUs' },
  { label: 'Blog', to: '/Blog' },
] as const;

/** Of the menu of a phone, for the button that opens it. */
export const MENU_ID = 'mobile-menu';

/** Matches a menu entry's page and those below it; for Home only the page itself. */
export function currentOn(to: string) {
  return { exact: to === '/', includeSearch: false, includeHash: false };
}

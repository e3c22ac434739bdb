/** Card numbers are stored nowhere: the steps of the checkout stay in one document. */
export const UNSTORED = '/Checkout';

/** True for a page's path and paths below it. */
export function isWithin(path: string, scope: string): boolean {
  const here = comparable(path);
  const there = comparable(scope);
  return here === there || here.startsWith(`${there}/`);
}

/** A path may come as `Bouclé` or as `Boucl%C3%A9`. */
function comparable(path: string): string {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

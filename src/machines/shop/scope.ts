/** Whether a path is the one that a page lives on, or lies below it. */
export function isWithin(path: string, scope: string): boolean {
  const here = comparable(path);
  const there = comparable(scope);
  return here === there || here.startsWith(`${there}/`);
}

/** One path may come as `Bouclé` from one place and as `Boucl%C3%A9` from another. */
function comparable(path: string): string {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

import { grouped } from '#domain/money';

/** `5 pieces`. */
export function piecesInWords(count: number): string {
  return count === 1 ? '1 piece' : `${grouped(String(count))} pieces`;
}

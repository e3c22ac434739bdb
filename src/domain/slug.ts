import { withoutTurns } from './words';

/** Soft hyphens, joiners, marks of direction and the like, and the blank of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Spaces become hyphens (section 2): the path segment of a product, an author or a policy. So do dollar signs, which
 * the router would take for the name of a parameter.
 */
export function slug(name: string): string {
  return name.trim().replaceAll(/[\s$]+/g, '-');
}

/** Compares path segments, ignoring case and what is not seen; underscores count as hyphens. */
export function sameSlug(one: string, other: string): boolean {
  return slugKey(one) === slugKey(other);
}

/** A policy's title: hyphens and underscores become spaces (section 2). */
export function titleFromSlug(segment: string): string {
  return withoutTurns(segment).replaceAll(/[-_]+/g, ' ').trim();
}

/** The same for path segments that count as one: names in a map or a file system that ignores case. */
export function slugKey(segment: string): string {
  return slug(segment.replaceAll(UNSEEN, '')).replaceAll('_', '-').normalize('NFC').toLowerCase();
}

import { sameSlug, titleFromSlug } from '#domain/slug';
import { policySlugs } from '#fixtures/policy-slugs';

interface PolicyName {
  /** The hyphen form of one of the four; undefined for any other value. */
  readonly slug: string | undefined;
  readonly title: string;
}

/** What a policy's path says: hyphens and underscores are spaces, and any value gives a title (readings, "Policy pages"). */
export function policyName(segment: string): PolicyName {
  const slug = policySlugs.find((known) => sameSlug(known, segment));
  return { slug, title: titleFromSlug(slug ?? segment) || 'Policy' };
}

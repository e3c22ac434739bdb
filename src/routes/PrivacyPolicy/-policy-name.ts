import { sameSlug, titleFromSlug } from '#domain/slug';
import { policySlugs } from '#fixtures/policy-slugs';

interface PolicyName {
  /** The slug of one of the four policies; undefined for any other value. */
  readonly slug: string | undefined;
  readonly title: string;
}

/** Title from the path: hyphens and underscores become spaces, any value gives a title (readings, "Policy pages"). */
export function policyName(segment: string): PolicyName {
  const slug = policySlugs.find((known) => sameSlug(known, segment));
  return { slug, title: titleFromSlug(slug ?? segment) || 'Policy' };
}

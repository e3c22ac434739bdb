import { isSeen } from '#domain/fields';
import { sameSlug, titleFromSlug } from '#domain/slug';
import { policySlugs } from '#fixtures/policy-slugs';

interface PolicyName {
  /** The slug of one of the four policies; undefined for any other value. */
  readonly slug: string | undefined;
  readonly title: string;
}

/** Title from the path: hyphens and underscores become spaces, any value gives a title that can be seen (readings, "Policy pages"). */
export function policyName(segment: string): PolicyName {
  const slug = policySlugs.find((known) => sameSlug(known, segment));
  const title = titleFromSlug(slug ?? segment);
  return { slug, title: isSeen(title) ? title : 'Policy' };
}

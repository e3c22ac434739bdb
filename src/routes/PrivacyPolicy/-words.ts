import { titleFromSlug } from '#domain/slug';
import { policies } from '#fixtures/policies';
import { policySlugs } from '#fixtures/policy-slugs';
import type { PolicyWords } from '#ui/views/PolicyView/PolicyView';

import { policyName } from './-policy-name';

/** A policy with its text, or the generic page. Import it in route components only: it contains all texts. */
export function policyWords(segment: string): PolicyWords {
  const { slug, title } = policyName(segment);
  const policy = policies.find((each) => each.slug === slug);
  return {
    title,
    intro: policy?.intro,
    sections: (policy?.sections ?? []).map(({ heading, paragraphs }) => ({
      id: heading.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'),
      heading,
      paragraphs,
    })),
    others: policySlugs
      .filter((other) => other !== slug)
      .map((other) => ({ slug: other, title: titleFromSlug(other) })),
  };
}

import { expect, test } from 'vitest';

import { policies } from '#fixtures/policies';

import { policyName } from './-policy-name';
import { policyWords } from './-words';

test.each([
  { segment: 'Refund-&-Return-Policy', title: 'Refund & Return Policy', slug: 'Refund-&-Return-Policy' },
  { segment: 'Refund_&_Return_Policy', title: 'Refund & Return Policy', slug: 'Refund-&-Return-Policy' },
  { segment: 'delivery_&-shipping_POLICY', title: 'Delivery & Shipping Policy', slug: 'Delivery-&-Shipping-Policy' },
  { segment: 'Terms-&-Conditions', title: 'Terms & Conditions', slug: 'Terms-&-Conditions' },
  { segment: 'Terms_of_Service', title: 'Terms of Service', slug: 'Terms-of-Service' },
  { segment: 'Candle-Care_Promise', title: 'Candle Care Promise', slug: undefined },
  { segment: 'Terms-of-Service-', title: 'Terms of Service', slug: undefined },
  { segment: '<b>', title: '<b>', slug: undefined },
  { segment: '--', title: 'Policy', slug: undefined },
  { segment: '\u0000-\u200B', title: 'Policy', slug: undefined },
])('$segment is titled $title', ({ segment, title, slug }) => {
  expect(policyName(segment)).toEqual({ slug, title });
});

test.each(policies)(
  '$slug shows its own text in both link forms, and leads to the other three',
  ({ slug, intro, sections }) => {
    const page = policyWords(slug);
    expect({ intro: page.intro, headings: page.sections.map(({ heading }) => heading) }).toEqual({
      intro,
      headings: sections.map(({ heading }) => heading),
    });
    expect(page.others.map((other) => other.slug)).toEqual(
      policies.map((other) => other.slug).filter((other) => other !== slug),
    );
    expect(policyWords(slug.replaceAll('-', '_'))).toEqual(page);
  },
);

test.each(policies)('every heading of $slug can be linked to', ({ slug }) => {
  const ids = policyWords(slug).sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z][a-z\d-]*[a-z\d]$/.test(id))).toBe(true);
});

test('any other value shows the generic page, which leads to all four', () => {
  expect(policyWords('Call-this-number')).toEqual({
    title: 'Call this number',
    intro: undefined,
    sections: [],
    others: policies.map(({ slug }) => ({ slug, title: slug.replaceAll('-', ' ') })),
  });
});

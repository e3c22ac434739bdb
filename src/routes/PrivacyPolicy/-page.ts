import { policySlugs } from '#fixtures/policy-slugs';
import type { Page } from '#routes/-shared/page';

/** `Policy` is shown for every other policy value. */
const SEGMENTS = ['Policy', ...policySlugs.flatMap((policy) => [policy, policy.replaceAll('-', '_')])];

export const page: Page = {
  address: '/PrivacyPolicy/Refund-&-Return-Policy',
  addresses: () => SEGMENTS.map((segment) => `/PrivacyPolicy/${segment}`),
};

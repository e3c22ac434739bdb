import { policySlugs } from '#fixtures/policy-slugs';
import type { Page } from '#routes/-shared/page';

/** `Policy` is prerendered for all other values. */
const SEGMENTS = ['Policy', ...policySlugs.flatMap((policy) => [policy, policy.replaceAll('-', '_')])];

export const page: Page = {
  address: '/PrivacyPolicy/Refund-&-Return-Policy',
  addresses: () => SEGMENTS.map((segment) => `/PrivacyPolicy/${segment}`),
};

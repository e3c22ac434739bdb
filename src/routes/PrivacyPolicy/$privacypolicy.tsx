import { createFileRoute } from '@tanstack/react-router';

import { PolicyView } from '#ui/views/PolicyView/PolicyView';

import { pageHead } from '../-head';
import { policyPage } from '../-models/policy';
import { policyName } from '../-models/policy-name';

export const Route = createFileRoute('/PrivacyPolicy/$privacypolicy')({
  head: ({ params }) => {
    const { slug, title } = policyName(params.privacypolicy);
    return pageHead({ title, isUnlisted: slug === undefined });
  },
  component: PrivacyPolicyRoute,
});

function PrivacyPolicyRoute() {
  const { privacypolicy } = Route.useParams();

  return <PolicyView policy={policyPage(privacypolicy)} />;
}

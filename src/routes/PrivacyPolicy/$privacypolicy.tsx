import { createFileRoute } from '@tanstack/react-router';

import { namedUrl, pageHead } from '#routes/-shared/head';
import { PolicyView } from '#ui/views/PolicyView/PolicyView';

import { policyName } from './-policy-name';
import { policyWords } from './-words';

export const Route = createFileRoute('/PrivacyPolicy/$privacypolicy')({
  head: ({ params }) => {
    const { slug, title } = policyName(params.privacypolicy);
    return pageHead({
      title,
      description: slug && `The ${title} of Larkwood, in plain words.`,
      isUnlisted: slug === undefined,
      // Of its two addresses, the one with hyphens.
      address: namedUrl('/PrivacyPolicy/', slug ?? params.privacypolicy.replaceAll('_', '-')),
    });
  },
  component: PrivacyPolicyRoute,
});

function PrivacyPolicyRoute() {
  const { privacypolicy } = Route.useParams();

  return <PolicyView policy={policyWords(privacypolicy)} />;
}

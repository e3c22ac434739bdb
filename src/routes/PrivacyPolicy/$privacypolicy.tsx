import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/PrivacyPolicy/$privacypolicy')({ component: PrivacyPolicyRoute });

function PrivacyPolicyRoute() {
  return (
    <main>
      <h1>Policy</h1>
    </main>
  );
}

import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/ContactUs')({ component: ContactUsRoute });

function ContactUsRoute() {
  return (
    <main>
      <h1>Contact Us</h1>
    </main>
  );
}

import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { ContactView } from '#ui/views/ContactView/ContactView';

import { useContact } from './-connect';

export const Route = createFileRoute('/ContactUs')({
  head: () =>
    pageHead({
      title: 'Contact Us',
      description: 'Phone, email, address and opening hours of Larkwood, and a form for your message.',
    }),
  component: ContactUsRoute,
});

function ContactUsRoute() {
  return <ContactView {...useContact()} />;
}

import { createFileRoute } from '@tanstack/react-router';

import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { Removals } from '#routes/-shared/removals';
import { Container } from '#ui/components/Container/Container';
import { MyAccountView } from '#ui/views/MyAccountView/MyAccountView';

import { useMyAccount } from './-connect';
import { accountSearch } from './-search';

export const Route = createFileRoute('/MyAccount/')({
  validateSearch: accountSearch,
  head: () =>
    pageHead({ title: 'My Account', description: 'Orders, saved cards, wishlist and details, on this device.' }),
  loader: ({ context }) => loadContent(context.shop, 'orders'),
  component: MyAccountRoute,
});

function MyAccountRoute() {
  return (
    <>
      <MyAccountView {...useMyAccount(Route.useSearch().page)} />
      <Container>
        <Removals />
      </Container>
    </>
  );
}

import { createFileRoute } from '@tanstack/react-router';

import { loadContent } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { HomeView } from '#ui/views/HomeView/HomeView';

import { useHome } from './-connect';

export const Route = createFileRoute('/')({
  head: () => pageHead({ title: 'Furniture and home decor' }),
  loader: ({ context }) => loadContent(context.shop, 'home'),
  component: HomeRoute,
});

function HomeRoute() {
  return <HomeView {...useHome()} />;
}

import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { HomeView } from '#ui/views/HomeView/HomeView';

import { useHome } from './-connect';

export const Route = createFileRoute('/')({
  head: () => pageHead({ title: 'Furniture and home decor' }),
  component: HomeRoute,
});

function HomeRoute() {
  return <HomeView {...useHome()} />;
}

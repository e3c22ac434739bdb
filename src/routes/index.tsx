import { createFileRoute } from '@tanstack/react-router';

import { HomeView } from '#ui/views/HomeView/HomeView';

import { useHome } from './-connect/home';
import { pageHead } from './-head';

export const Route = createFileRoute('/')({
  head: () => pageHead({ title: 'Furniture and home decor' }),
  component: HomeRoute,
});

function HomeRoute() {
  return <HomeView {...useHome()} />;
}

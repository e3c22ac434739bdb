import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import type { faqItemMachine } from '#machines/faq-item/faq-item.machine';
import { blogCard } from '#routes/-shared/blog-card';
import { useHearts } from '#routes/-shared/hearts';
import { productCard } from '#routes/-shared/product-card';
import { useSearchBox } from '#routes/-shared/search';
import { useContent, usePage, useProducts, useVisit } from '#routes/-shared/shop';
import type { HomeViewProps } from '#ui/views/HomeView/HomeView';

import { page } from './-page';
import { searchOf } from './Products/-search';

/** What the home page shows, and what it tells machines. */
export function useHome(): HomeViewProps {
  const navigate = useNavigate();
  const { seed } = useVisit();
  const content = useContent('home');
  const home = usePage(page, {});
  const search = useSelector(home, ({ children }) => children.search);
  const questions = useSelector(home, ({ children }) => children);
  const open = [
    useIsOpen(questions.faq0),
    useIsOpen(questions.faq1),
    useIsOpen(questions.faq2),
    useIsOpen(questions.faq3),
    useIsOpen(questions.faq4),
  ];
  const features = useProducts(content.features);
  const popular = useProducts(content.popular);
  const hearts = useHearts();
  const sections = useMemo(
    () => ({
      features: features.map((product) => productCard(product, seed)),
      popular: popular.map((product) => productCard(product, seed)),
      tiles: content.tiles.map((tile) => ({ ...tile, name: `${tile.category} furniture` })),
      stats: content.statistics,
      posts: content.posts.map(blogCard),
      hearts,
    }),
    [content, features, hearts, popular, seed],
  );

  return {
    hero: {
      ...content.hero,
      search: useSearchBox(search, {
        onTyped: (q) => search?.send({ type: 'words.typed', q }),
        onSearched: (q) => void navigate({ to: '/Products', search: searchOf({ ...WHOLE_CATALOGUE, q }) }),
        onCategoryChosen: (category) => void navigate({ to: '/Products', search: { category } }),
      }),
    },
    sections,
    faqs: content.faqs.map((faq, place) => ({ ...faq, id: `faq${place}`, isOpen: open[place] ?? false })),
    onQuestionToggled: (id) => home.getSnapshot().children[id as 'faq0']?.send({ type: 'question.toggled' }),
  };
}

function useIsOpen(question: ActorRefFrom<typeof faqItemMachine> | undefined): boolean {
  return useSelector(question, (snapshot) => snapshot?.hasTag('expanded')) ?? false;
}

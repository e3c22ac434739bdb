import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { blogPosts } from '#fixtures/blog-posts';
import { faqs } from '#fixtures/faqs';
import {
  categoryTiles,
  featureProductIds,
  homeHero,
  latestOngoingPostIds,
  popularProductIds,
  statistics,
} from '#fixtures/home';
import { pictureOf } from '#fixtures/pictures';
import { products } from '#fixtures/products';
import type { faqItemMachine } from '#machines/faq-item/faq-item.machine';
import { blogCard } from '#routes/-shared/blog-card';
import { useHearts } from '#routes/-shared/hearts';
import { productCard } from '#routes/-shared/product-card';
import { useSearchBox } from '#routes/-shared/search';
import { usePage, useVisit } from '#routes/-shared/shop';
import type { HomeViewProps } from '#ui/views/HomeView/HomeView';

import { page } from './-page';
import { searchOf } from './Products/-search';

export function useHome(): HomeViewProps {
  const navigate = useNavigate();
  const { seed } = useVisit();
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
  const cards = (ids: readonly number[]) => picked(products, ids).map((product) => productCard(product, seed));

  return {
    hero: {
      ...homeHero,
      picture: pictureOf('room-hero'),
      pictureOnPhone: pictureOf('room-hero-phone'),
      search: useSearchBox(search, {
        onTyped: (q) => search?.send({ type: 'words.typed', q }),
        onSearched: (q) => void navigate({ to: '/Products', search: searchOf({ ...WHOLE_CATALOGUE, q }) }),
        onCategoryChosen: (category) => void navigate({ to: '/Products', search: { category } }),
      }),
    },
    features: cards(featureProductIds),
    popular: cards(popularProductIds),
    tiles: categoryTiles.map(({ category, img, line }) => ({
      category,
      line,
      name: `${category} furniture`,
      picture: pictureOf(img),
    })),
    stats: statistics,
    posts: picked(blogPosts, latestOngoingPostIds).map(blogCard),
    faqs: faqs.map((faq, place) => ({ ...faq, id: `faq${place}`, isOpen: open[place] ?? false })),
    hearts: useHearts(),
    onQuestionToggled: (id) => home.getSnapshot().children[id as 'faq0']?.send({ type: 'question.toggled' }),
  };
}

function useIsOpen(question: ActorRefFrom<typeof faqItemMachine> | undefined): boolean {
  return useSelector(question, (snapshot) => snapshot?.hasTag('expanded')) ?? false;
}

function picked<Item extends { readonly id: number }>(items: readonly Item[], ids: readonly number[]): readonly Item[] {
  return ids.flatMap((wanted) => items.filter(({ id }) => id === wanted));
}

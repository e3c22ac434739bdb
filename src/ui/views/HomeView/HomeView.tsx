import { memo } from 'react';

import { Accordion } from '#ui/components/Accordion/Accordion';
import { BlogCard } from '#ui/components/BlogCard/BlogCard';
import type { BlogCardWords } from '#ui/components/BlogCard/BlogCard';
import { CategoryTile } from '#ui/components/CategoryTile/CategoryTile';
import type { CategoryTileProps } from '#ui/components/CategoryTile/CategoryTile';
import { Container } from '#ui/components/Container/Container';
import { Grid } from '#ui/components/Grid/Grid';
import type { ProductCardWords } from '#ui/components/ProductCard/ProductCard';
import { ProductGrid } from '#ui/components/ProductGrid/ProductGrid';
import type { ProductHearts } from '#ui/components/ProductGrid/ProductGrid';
import { Section } from '#ui/components/Section/Section';
import { TitledSection } from '#ui/components/Section/TitledSection';
import { SectionHeading } from '#ui/components/SectionHeading/SectionHeading';
import type { StatProps } from '#ui/components/Stat/Stat';
import { Stats } from '#ui/components/Stats/Stats';
import { Text } from '#ui/components/Text/Text';

import { Hero } from './Hero';
import type { HeroProps } from './Hero';
import * as styles from './HomeView.css';

export interface HomeViewProps {
  hero: HeroProps;
  /** The same objects until something of them changes: they are not drawn again with each letter of the search. */
  sections: SectionsProps;
  faqs: readonly {
    readonly id: string;
    readonly question: string;
    readonly answer: string;
    readonly isOpen: boolean;
  }[];
  onQuestionToggled: (id: string) => void;
}

interface SectionsProps {
  features: readonly ProductCardWords[];
  popular: readonly ProductCardWords[];
  tiles: readonly CategoryTileProps[];
  stats: readonly StatProps[];
  posts: readonly BlogCardWords[];
  hearts: ProductHearts;
}

const MemoizedSections = memo(Sections);

/** The home page (section 2, "Home"). */
export function HomeView({ hero, sections, faqs, onQuestionToggled }: HomeViewProps) {
  return (
    <>
      <Hero {...hero} />
      <MemoizedSections {...sections} />
      <Section labelledBy="faq">
        <Container>
          <div className={styles.faq}>
            <SectionHeading id="faq" title="Frequently asked questions" />
            <Accordion
              items={faqs.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: <Text tone="inherit">{answer}</Text>,
              }))}
              openIds={faqs.filter(({ isOpen }) => isOpen).map(({ id }) => id)}
              onToggle={onQuestionToggled}
            />
          </div>
        </Container>
      </Section>
    </>
  );
}

/** Products, rooms, numbers and posts. */
function Sections({ features, popular, tiles, stats, posts, hearts }: SectionsProps) {
  return (
    <>
      <TitledSection id="features" title="Feature Products" lead="Pieces that carry a room on their own.">
        <ProductGrid products={features} hearts={hearts} />
      </TitledSection>
      <TitledSection id="rooms" title="Furniture by room">
        <Grid columns="trio">
          {tiles.map((tile) => (
            <CategoryTile key={tile.category} {...tile} />
          ))}
        </Grid>
      </TitledSection>
      <TitledSection
        id="popular"
        title="Most Popular Products"
        lead="What people come back for, and bring home."
        link={{ to: '/Products', children: 'View All' }}
      >
        <ProductGrid products={popular} hearts={hearts} />
      </TitledSection>
      <TitledSection id="numbers" title="Larkwood in numbers" size="title4" space="band" ground="ground">
        <Stats stats={stats} />
      </TitledSection>
      <TitledSection
        id="latest"
        title="Latest Ongoings"
        lead="From the journal: rooms, light and the things that last in them."
        link={{ to: '/Blog', children: 'Read All Blogs' }}
      >
        <Grid columns="trio">
          {posts.map((post) => (
            <BlogCard key={post.id} post={post} />
          ))}
        </Grid>
      </TitledSection>
    </>
  );
}

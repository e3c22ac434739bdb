import * as FOCUS from '#domain/focus-ids';
import { BlogCard } from '#ui/components/BlogCard/BlogCard';
import type { BlogCardWords } from '#ui/components/BlogCard/BlogCard';
import { Button } from '#ui/components/Button/Button';
import { Container } from '#ui/components/Container/Container';
import { Grid } from '#ui/components/Grid/Grid';
import { Masthead } from '#ui/components/Masthead/Masthead';
import { TitledSection } from '#ui/components/Section/TitledSection';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';

import * as styles from './BlogView.css';

export interface BlogViewProps {
  featured: BlogCardWords | undefined;
  /** A sentence about each post, by its id. */
  standfirsts: Readonly<Record<number, string>>;
  beside: readonly BlogCardWords[];
  latest: readonly BlogCardWords[];
  /** Latest posts that Load More Blogs shows. */
  later: readonly BlogCardWords[];
  showsAll: boolean;
  onMoreRequested: () => void;
}

/** The journal (section 2, "Blog"). */
export function BlogView({ featured, standfirsts, beside, latest, later, showsAll, onMoreRequested }: BlogViewProps) {
  return (
    <>
      <Container>
        <Masthead
          title="Blog"
          lead="Ten people on the rooms they know best: where the chair goes, what a lamp does at dusk, and how linen is washed."
        />
        <div className={styles.front}>
          {featured ? (
            <div className={styles.featured}>
              <BlogCard post={featured} look="featured" headingLevel={2} priority />
              <Text size="lead" tone="soft" measure="text">
                {standfirsts[featured.id]}
              </Text>
            </div>
          ) : null}
          <ul className={styles.beside}>
            {beside.map((post) => (
              <li className={styles.entry} key={post.id}>
                <BlogCard post={post} look="sideways" headingLevel={2} />
                <Text size="small" tone="soft">
                  {standfirsts[post.id]}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      </Container>
      <TitledSection id="latest-posts" title="Latest Posts">
        <Grid as="ul" columns="trio">
          {(showsAll ? [...latest, ...later] : latest).map((post) => (
            <li key={post.id}>
              <BlogCard post={post} id={post === later[0] ? FOCUS.firstLaterPost : undefined} />
            </li>
          ))}
        </Grid>
        {showsAll ? null : (
          <div className={styles.more} data-screen-only="">
            <div className={styles.moreButton}>
              <Button tone="secondary" size="large" onClick={onMoreRequested}>
                Load More Blogs
              </Button>
            </div>
            <noscript>
              <ul className={styles.heldList}>
                {later.map(({ id, slug, headline, author }) => (
                  <li key={id}>
                    <TextLink to="/Blog/BlogDetail/$blogid" params={{ blogid: slug }} tone="alone">
                      {`${headline}, by ${author}`}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </noscript>
          </div>
        )}
      </TitledSection>
    </>
  );
}

import type { PostBlock } from '#domain/blog-post';
import { Avatar } from '#ui/components/Avatar/Avatar';
import { BlogCard } from '#ui/components/BlogCard/BlogCard';
import type { BlogCardWords } from '#ui/components/BlogCard/BlogCard';
import { Grid } from '#ui/components/Grid/Grid';
import { Heading } from '#ui/components/Heading/Heading';
import { Icon } from '#ui/components/Icon/Icon';
import { Picture } from '#ui/components/Picture/Picture';
import type { RowProduct } from '#ui/components/ProductRow/ProductRow';
import { ProductRow } from '#ui/components/ProductRow/ProductRow';
import { Prose } from '#ui/components/Prose/Prose';
import { TitledSection } from '#ui/components/Section/TitledSection';
import { StructuredData } from '#ui/components/StructuredData/StructuredData';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';

import * as styles from './BlogDetailView.css';

export interface BlogDetailWords extends BlogCardWords {
  readonly standfirst: string;
  readonly readingMinutes: number;
  readonly blocks: readonly PostBlock[];
}

export interface BlogDetailViewProps {
  post: BlogDetailWords;
  /** What it shows and tells of. */
  products: readonly RowProduct[];
  /** Three others, at random. */
  suggested: readonly BlogCardWords[];
  /** JSON-LD in which every `<` is escaped. */
  structuredData: string;
}

/** A journal post: picture, standfirst, text with pull quotes, and three others (section 2, "Blog detail"). */
export function BlogDetailView({ post, products, suggested, structuredData }: BlogDetailViewProps) {
  const { headline, standfirst, author, date, readingMinutes, picture, portrait, blocks } = post;
  return (
    <>
      <StructuredData json={structuredData} />
      <article className={styles.root}>
        <header className={styles.head}>
          <span className={styles.imprint}>Larkwood</span>
          <span data-screen-only="">
            <TextLink to="/Blog" tone="plain">
              <span className={styles.back}>
                <Icon name="arrow-left" size={18} />
                All posts
              </span>
            </TextLink>
          </span>
          <Heading level={1}>{headline}</Heading>
          <p className={styles.standfirst}>{standfirst}</p>
          <div className={styles.byline}>
            <Avatar picture={portrait} size="large" />
            <div>
              <p className={styles.author}>
                <span className={styles.name}>{author}</span> <span>•</span> <span>{date}</span>
              </p>
              <Text size="small" tone="soft">
                {readingMinutes === 1 ? '1 minute to read' : `${readingMinutes} minutes to read`}
              </Text>
            </div>
          </div>
        </header>
        <div className={styles.picture}>
          <Picture
            picture={picture}
            shape="wide"
            sizes="(min-width: 98em) 1440px, (min-width: 64em) 87.8vw, 90vw"
            priority
          />
        </div>
        <div className={styles.text}>
          <Prose look="journal">
            {blocks.map((block) => (
              <Block key={block.text} block={block} />
            ))}
          </Prose>
        </div>
      </article>
      <div data-screen-only="">
        {products.length > 0 ? <ProductRow id="post-products" title="In This Story" products={products} /> : null}
        <TitledSection id="suggested-posts" title="Suggested Posts" link={{ to: '/Blog', children: 'Read All Blogs' }}>
          <div data-settles="random">
            <Grid as="ul" columns="trio">
              {suggested.map((other) => (
                <li key={other.id}>
                  <BlogCard post={other} />
                </li>
              ))}
            </Grid>
          </div>
        </TitledSection>
      </div>
    </>
  );
}

function Block({ block: { kind, text } }: { readonly block: PostBlock }) {
  switch (kind) {
    case 'heading':
      return <h2>{text}</h2>;
    case 'quote':
      return (
        <blockquote>
          <p>{text}</p>
        </blockquote>
      );
    case 'paragraph':
      return <p>{text}</p>;
  }
}

import { Link } from '@tanstack/react-router';

import type { Picture as PictureFacts } from '#domain/picture';

import { Avatar } from '../Avatar/Avatar';
import { Picture } from '../Picture/Picture';
import * as styles from './BlogCard.css';

export interface BlogCardWords {
  readonly id: number;
  readonly slug: string;
  readonly author: string;
  readonly date: string;
  readonly headline: string;
  readonly picture: PictureFacts;
  readonly portrait: PictureFacts;
}

export interface BlogCardProps {
  post: BlogCardWords;
  look?: keyof typeof styles.link | undefined;
  priority?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Id of the link, as a focus target. */
  id?: string | undefined;
}

const SIZES = {
  upright: '(min-width: 35em) min(30vw, 480px), 90vw',
  sideways: '(min-width: 64em) min(15vw, 234px), 36vw',
  featured: '(min-width: 64em) min(55vw, 856px), 90vw',
} as const;

/** A journal post in a list: author, bullet, date (specification, section 3). */
export function BlogCard({ post, look = 'upright', priority, headingLevel = 3, id }: BlogCardProps) {
  const Headline = `h${headingLevel}` as const;
  return (
    <article>
      <Link
        to="/Blog/BlogDetail/$blogid"
        params={{ blogid: post.slug }}
        state={{ blogId: post.id }}
        className={styles.link[look]}
        id={id}
      >
        <Picture picture={post.picture} sizes={SIZES[look]} priority={priority} shape="landscape" alt="" />
        <div className={styles.words}>
          <Headline className={styles.headline[look]}>{post.headline}</Headline>{' '}
          <span className={styles.byline}>
            {look === 'sideways' ? null : <Avatar picture={post.portrait} size="small" />}
            <span>
              <span className={styles.unbroken}>{post.author} •</span>{' '}
              <span className={styles.unbroken}>{post.date}</span>
            </span>
          </span>
        </div>
      </Link>
    </article>
  );
}

import { Link } from '@tanstack/react-router';

import type { Picture as PictureFacts } from '#domain/picture';
import type { Category } from '#domain/product';

import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import * as styles from './CategoryTile.css';

export interface CategoryTileProps {
  category: Category;
  /** The visible text, such as "Bedroom furniture". */
  name: string;
  line: string | undefined;
  picture: PictureFacts;
  headingLevel?: 2 | 3 | undefined;
}

/** Links to the catalogue, filtered by a category. */
export function CategoryTile({ category, name, line, picture, headingLevel = 3 }: CategoryTileProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <Link to="/Products" search={{ category }} className={styles.root}>
      <span className={styles.frame}>
        <span className={styles.zoom}>
          <Picture picture={picture} sizes="(min-width: 35em) min(27.7vw, 459px), 90vw" shape="portrait" alt="" />
        </span>
      </span>
      <div className={styles.words}>
        <Name className={styles.name}>
          {name}
          <Icon name="arrow-right" className={styles.arrow} size={24} />
        </Name>{' '}
        {line === undefined ? null : <span className={styles.line}>{line}</span>}
      </div>
    </Link>
  );
}

import { Link } from '@tanstack/react-router';

import type { Picture as PictureFacts } from '#domain/picture';
import { productLink } from '#ui/product-link';

import { Picture } from '../Picture/Picture';
import { TitledSection } from '../Section/TitledSection';
import { WholeWords } from '../WholeWords/WholeWords';
import * as styles from './ProductRow.css';

export interface RowProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly price: string;
  readonly picture: PictureFacts;
}

export interface ProductRowProps {
  /** Of its heading; unique on the page. */
  id: string;
  title: string;
  products: readonly RowProduct[];
}

/** Products with a small picture, in one row that scrolls horizontally where it is too long. */
export function ProductRow({ id: headingId, title, products }: ProductRowProps) {
  return (
    <TitledSection id={headingId} title={title} size="title3" space="half">
      <ul className={styles.row}>
        {products.map(({ id, slug, name, price, picture }) => (
          <li key={id} className={styles.place}>
            <Link {...productLink({ id, slug })} className={styles.link} data-card="">
              <span className={styles.picture} data-travels="onCard">
                <Picture picture={picture} sizes="(min-width: 64em) min(10vw, 160px), 144px" shape="square" alt="" />
              </span>
              <span className={styles.name}>
                <WholeWords>{name}</WholeWords>
              </span>{' '}
              <span className={styles.price}>{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

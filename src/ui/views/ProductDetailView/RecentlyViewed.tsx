import { Link } from '@tanstack/react-router';

import { Container } from '#ui/components/Container/Container';
import { Picture } from '#ui/components/Picture/Picture';
import { Section } from '#ui/components/Section/Section';
import { SectionHeading } from '#ui/components/SectionHeading/SectionHeading';

import type { ViewedProduct } from './product-detail';
import * as styles from './RecentlyViewed.css';

export interface RecentlyViewedProps {
  products: readonly ViewedProduct[];
}

/** Recently viewed products, newest first; one row that scrolls horizontally. */
export function RecentlyViewed({ products }: RecentlyViewedProps) {
  return (
    <Section labelledBy="recently-heading" space="half">
      <Container>
        <SectionHeading id="recently-heading" title="Recently Viewed" size="title3" />
        <ul className={styles.row}>
          {products.map(({ id, slug, name, price, picture }) => (
            <li key={id} className={styles.place}>
              <Link
                to="/Products/ProductDetail/$productid"
                params={{ productid: slug }}
                state={{ productId: id }}
                className={styles.link}
                data-card=""
              >
                <span className={styles.picture} data-travels="onCard">
                  <Picture picture={picture} sizes="(min-width: 64em) 12vw, 144px" shape="square" alt="" />
                </span>
                <span className={styles.name}>{name}</span> <span className={styles.price}>{price}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

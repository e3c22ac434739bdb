import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Picture as PictureFacts } from '#domain/picture';
import type { Swatch as SwatchColour } from '#domain/product-facts';
import { productLink } from '#ui/product-link';

import { CompareToggle } from '../CompareToggle/CompareToggle';
import { Badge } from '../Badge/Badge';
import { DiscountBadge } from '../DiscountBadge/DiscountBadge';
import { FitLine } from '../FitLine/FitLine';
import { Picture } from '../Picture/Picture';
import { Price } from '../Price/Price';
import { Rating } from '../Rating/Rating';
import { Swatch } from '../Swatch/Swatch';
import { WholeWords } from '../WholeWords/WholeWords';
import * as styles from './ProductCard.css';

export interface ProductCardWords {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  /** "3 sizes"; undefined if there is nothing to choose. */
  readonly choice?: string | undefined;
  /** The colours it comes in. */
  readonly swatches?: readonly SwatchColour[] | undefined;
  readonly price: string;
  readonly was: string | undefined;
  readonly discount: number;
  readonly rate: number;
  readonly reviewCount: number | undefined;
  readonly soldOut: boolean;
  readonly picture: PictureFacts;
  readonly hoverPicture: PictureFacts | undefined;
}

export interface ProductCardProps {
  product: ProductCardWords;
  /** The `sizes` attribute of its picture. */
  sizes?: string | undefined;
  /** For cards of the first screen. */
  priority?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Id of the name, as a focus target. */
  nameId?: string | undefined;
  /** A HeartButton, outside the link. */
  heart?: ReactNode;
}

/** Four columns from 1024 px, else two. A little less than they take, for phones that need just the file of 480 px. */
export const CARD_SIZES = '(min-width: 64em) min(22vw, 336px), 43vw';

/** A product in a grid: one link that contains all of the card's text. */
export function ProductCard({
  product,
  sizes = CARD_SIZES,
  priority,
  headingLevel = 3,
  nameId,
  heart,
}: ProductCardProps) {
  const Name = `h${headingLevel}` as const;
  // Fifty second pictures would be an eighth of a list's elements, and a phone never shows one.
  const [wasPointedAt, setWasPointedAt] = useState(false);
  return (
    <article className={styles.root} onPointerOver={({ pointerType }) => setWasPointedAt(pointerType !== 'touch')}>
      <Link {...productLink(product)} className={styles.link} data-card="">
        <span className={styles.pictures} data-travels="onCard">
          <Picture picture={product.picture} sizes={sizes} priority={priority} shape="square" alt="" />
          {wasPointedAt && product.hoverPicture ? (
            <span className={styles.hoverPicture}>
              <Picture picture={product.hoverPicture} sizes={sizes} shape="square" alt="" />
            </span>
          ) : null}
        </span>
        <div className={styles.facts}>
          <Name className={styles.name} id={nameId} tabIndex={nameId === undefined ? undefined : -1}>
            <WholeWords>{product.name}</WholeWords>
          </Name>{' '}
          <span className={styles.category}>
            {product.category}
            {product.choice === undefined ? null : ` · ${product.choice}`}
            {product.swatches ? (
              <span className={styles.swatches}>
                {product.swatches.map((colour) => (
                  <Swatch key={colour} colour={colour} />
                ))}
              </span>
            ) : null}
          </span>{' '}
          <span className={styles.money}>
            <Price price={product.price} was={product.was} />
          </span>{' '}
          <Rating rate={product.rate} count={product.reviewCount} /> <FitLine productId={product.id} />{' '}
          <span className={styles.badges}>
            <DiscountBadge discount={product.discount} />{' '}
            {product.soldOut ? <Badge tone="paper">Sold Out</Badge> : null}
          </span>
        </div>
      </Link>
      <CompareToggle productId={product.id} productName={product.name} />
      {heart ? <div className={styles.heart}>{heart}</div> : null}
    </article>
  );
}

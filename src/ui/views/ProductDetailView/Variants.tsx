import { Link } from '@tanstack/react-router';

import { Picture } from '#ui/components/Picture/Picture';
import { Swatch } from '#ui/components/Swatch/Swatch';
import { productLink } from '#ui/product-link';

import type { VariantsWords } from './product-detail';
import * as styles from './Variants.css';

interface VariantsProps {
  words: VariantsWords;
  /** Id of the one whose page this is. */
  current: number;
}

/** A product and its variants, as links: each has a page of its own, so that Back undoes a choice. */
export function Variants({ words: { option, choices }, current }: VariantsProps) {
  const chosen = choices.find(({ id }) => id === current);
  // Where all cost the same, a phone has no room to say so on each.
  const doPricesDiffer = new Set(choices.flatMap(({ price }) => price ?? [])).size > 1;
  return (
    <nav aria-labelledby="variants">
      <p id="variants" className={styles.legend}>
        {option}
        {chosen === undefined ? null : `: ${chosen.label}`}
      </p>
      <ul className={styles.list}>
        {choices.map(({ id, slug, label, price, swatch, picture }) => (
          <li key={id}>
            <Link
              {...productLink({ id, slug })}
              resetScroll={false}
              aria-current={id === current ? 'page' : undefined}
              className={styles.choice}
            >
              {swatch ? <Swatch colour={swatch} /> : null}
              {picture ? (
                <span className={styles.picture}>
                  <Picture picture={picture} sizes="40px" shape="square" alt="" />
                </span>
              ) : null}
              <span>{label}</span>{' '}
              {price === undefined ? (
                <span className={styles.note}>Sold Out</span>
              ) : (
                <span className={doPricesDiffer ? styles.note : styles.price}>{price}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

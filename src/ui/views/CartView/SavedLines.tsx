import { Link } from '@tanstack/react-router';

import { nameId, savedKey } from '#domain/focus';
import type { Picture as PictureFacts } from '#domain/picture';
import { Button } from '#ui/components/Button/Button';
import { Heading } from '#ui/components/Heading/Heading';
import { Picture } from '#ui/components/Picture/Picture';
import { Price } from '#ui/components/Price/Price';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';
import { WholeWords } from '#ui/components/WholeWords/WholeWords';
import { productLink } from '#ui/product-link';

import * as styles from './SavedLines.css';

export interface SavedLineWords {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: PictureFacts;
  readonly price: string;
  readonly was: string | undefined;
  /** Such as `2 pieces`. */
  readonly pieces: string;
  readonly soldOut: boolean;
}

export interface SavedLinesProps {
  lines: readonly SavedLineWords[];
  onMove: (productId: number) => void;
  onRemove: (productId: number) => void;
}

/** What was taken out of the cart to be bought later, with its quantities. */
export function SavedLines({ lines, onMove, onRemove }: SavedLinesProps) {
  return (
    <section aria-labelledby="saved-for-later">
      <Heading level={2} size="title4" id="saved-for-later">
        Saved for later
      </Heading>
      <ul className={styles.list}>
        {lines.map(({ id, slug, name, picture, price, was, pieces, soldOut }) => {
          const product = productLink({ id, slug });
          return (
            <li key={id} className={styles.line}>
              <Link {...product} tabIndex={-1} aria-hidden data-card="">
                <Picture picture={picture} sizes="100px" shape="square" alt="" travels="onCard" />
              </Link>
              <div className={styles.words}>
                <span className={styles.name} id={nameId(savedKey(id))} tabIndex={-1}>
                  <TextLink tone="plain" {...product}>
                    <WholeWords>{name}</WholeWords>
                  </TextLink>
                </span>
                <Price price={price} was={was} />
                <Text size="small" tone="soft">
                  {soldOut ? `${pieces}. Sold Out` : pieces}
                </Text>
                <div className={styles.tools} data-screen-only="">
                  {soldOut ? null : (
                    <Button tone="quiet" size="inline" label={`Move to cart: ${name}`} onClick={() => onMove(id)}>
                      Move to cart
                    </Button>
                  )}
                  <Button
                    tone="quiet"
                    size="inline"
                    label={`Remove ${name} from saved for later`}
                    onClick={() => onRemove(id)}
                  >
                    Remove
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

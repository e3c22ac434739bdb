import { nameId } from '#domain/focus';
import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Container } from '#ui/components/Container/Container';
import { EmptyState } from '#ui/components/EmptyState/EmptyState';
import { Grid } from '#ui/components/Grid/Grid';
import { Heading } from '#ui/components/Heading/Heading';
import type { OfferedListProps } from '#ui/components/OfferedList/OfferedList';
import { OfferedList } from '#ui/components/OfferedList/OfferedList';
import { ProductCard } from '#ui/components/ProductCard/ProductCard';
import type { ProductCardWords } from '#ui/components/ProductCard/ProductCard';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { Text } from '#ui/components/Text/Text';

import * as styles from './WishlistView.css';

export interface WishlistItem {
  readonly card: ProductCardWords;
  /** "In stock", or "Only 3 left" for a few. */
  readonly stockWords: string;
  readonly isScarce: boolean;
}

export interface WishlistViewProps {
  items: readonly WishlistItem[];
  /** How many there are. */
  count: string;
  /** The list of a link, while one chooses what to do with it. */
  offer: OfferedListProps | undefined;
  onAddToCart: (productId: number) => void;
  onRemove: (productId: number) => void;
  onShare: () => void;
  onClear: () => void;
}

/** Three columns from 1280 px, else two. */
const SIZES = '(min-width: 80em) min(30vw, 460px), 43vw';

/** Items with picture, price, stock, and a button that adds them to the cart. */
export function WishlistView({ items, count, offer, onAddToCart, onRemove, onShare, onClear }: WishlistViewProps) {
  return (
    <Container>
      <div className={styles.root}>
        <header className={styles.head}>
          <div className={styles.words}>
            <Heading level={1}>Wishlist</Heading>
            <div data-settles="stored">
              <StatusLine text={count} size="body" />
            </div>
          </div>
          {items.length === 0 ? null : (
            <div className={styles.listTools} data-settles="stored" data-screen-only="">
              <Button tone="quiet" size="inline" onClick={onShare}>
                Share wishlist
              </Button>
              <Button tone="quiet" size="inline" onClick={onClear}>
                Clear wishlist
              </Button>
            </div>
          )}
        </header>
        {offer ? (
          <div data-settles="query">
            <OfferedList {...offer} />
          </div>
        ) : null}
        <div data-settles="stored">
          {items.length === 0 ? (
            <EmptyWishlist />
          ) : (
            <Items items={items} onAddToCart={onAddToCart} onRemove={onRemove} />
          )}
        </div>
      </div>
    </Container>
  );
}

function Items({ items, onAddToCart, onRemove }: Pick<WishlistViewProps, 'items' | 'onAddToCart' | 'onRemove'>) {
  return (
    <Grid as="ul" columns="three">
      {items.map(({ card, stockWords, isScarce }, index) => (
        <li key={card.id} className={styles.item}>
          <ProductCard product={card} sizes={SIZES} priority={index < 3} headingLevel={2} nameId={nameId(card.id)} />
          {/* An empty line, too, keeps what is above it beside that of the other cards. */}
          <Text size="small" tone={isScarce ? 'clay' : 'success'}>
            {card.soldOut ? '\u00A0' : stockWords}
          </Text>
          <div className={styles.tools} data-screen-only="">
            {card.soldOut ? (
              <p className={styles.soldOut}>Sold Out</p>
            ) : (
              <Button
                tone="secondary"
                size="small"
                width="full"
                describedBy={nameId(card.id)}
                onClick={() => onAddToCart(card.id)}
              >
                Add to Cart
              </Button>
            )}
            <Button tone="quiet" size="small" label={`Remove ${card.name}`} onClick={() => onRemove(card.id)}>
              Remove
            </Button>
          </div>
        </li>
      ))}
    </Grid>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState
      title="Your wishlist is empty"
      text="Press the heart beside a product to keep it here, on this device, until you take it off."
      action={<ButtonLink to="/Products">Browse products</ButtonLink>}
    />
  );
}

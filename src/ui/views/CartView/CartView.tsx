import type { ComponentType, ReactNode } from 'react';

import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Container } from '#ui/components/Container/Container';
import { Disclosure } from '#ui/components/Disclosure/Disclosure';
import { EmptyState } from '#ui/components/EmptyState/EmptyState';
import { Heading } from '#ui/components/Heading/Heading';
import type { NoticeProps } from '#ui/components/Notice/Notice';
import { Notice } from '#ui/components/Notice/Notice';
import type { OfferedListProps } from '#ui/components/OfferedList/OfferedList';
import { OfferedList } from '#ui/components/OfferedList/OfferedList';
import type { ProductCardWords } from '#ui/components/ProductCard/ProductCard';
import { ProductGrid } from '#ui/components/ProductGrid/ProductGrid';
import type { ProductHearts } from '#ui/components/ProductGrid/ProductGrid';
import { TitledSection } from '#ui/components/Section/TitledSection';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';

import type { CartLinesProps } from './CartLines';
import { CartLines } from './CartLines';
import type { CartTotalProps } from './CartTotal';
import { CartTotal } from './CartTotal';
import * as styles from './CartView.css';

export interface CartViewProps extends CartLinesProps, ProductHearts {
  /** Such as `5 pieces`. */
  pieces: string;
  /** The cart of a link, while one chooses what to do with it. */
  offer: OfferedListProps | undefined;
  totals: CartTotalProps;
  /** The latest removal, with Undo. */
  notice: NoticeProps;
  isRoomMeasured: boolean;
  /** The sizes of the shopper's room; drawn when they are opened. */
  RoomForm: ComponentType<{ readonly name: string }>;
  /** How the cart fits that room; undefined if it was not measured. */
  willItFit: ReactNode;
  /** What is saved for later; undefined if nothing is. */
  saved: ReactNode;
  /** What was removed lately. */
  removals: ReactNode;
  alsoLiked: readonly ProductCardWords[];
  onShare: () => void;
  onClear: () => void;
}

/** The cart (section 2, "Cart"). */
export function CartView({
  pieces,
  offer,
  totals,
  notice,
  isRoomMeasured,
  RoomForm,
  willItFit,
  saved,
  removals,
  alsoLiked,
  wishedIds,
  onHeartToggled,
  onShare,
  onClear,
  ...lines
}: CartViewProps) {
  const isEmpty = lines.lines.length === 0;
  const isTelling = notice.text !== undefined;
  return (
    <>
      <Container>
        <div className={styles.head}>
          <Heading level={1}>Cart</Heading>
        </div>
        {offer ? (
          <div data-settles="query">
            <OfferedList {...offer} />
          </div>
        ) : null}
        <div className={styles.columns[isEmpty ? 'one' : 'two']} data-settles="stored">
          <div>
            <div className={styles.bar} data-telling={isTelling}>
              <StatusLine text={isEmpty || isTelling ? undefined : pieces} size="body" />
              <Notice {...notice} />
              {isEmpty ? null : (
                <div className={styles.tools} data-screen-only="">
                  <Button tone="quiet" size="inline" onClick={onShare}>
                    Share cart
                  </Button>
                  <Button tone="quiet" size="inline" onClick={onClear}>
                    Clear cart
                  </Button>
                </div>
              )}
            </div>
            {isEmpty ? <NothingYet /> : <CartLines {...lines} />}
            {isEmpty ? null : (
              <div className={styles.room}>
                <div data-screen-only="">
                  <Disclosure summary={isRoomMeasured ? 'Sizes of my room' : 'See whether it fits my room'} isLate>
                    <RoomForm name="cart" />
                  </Disclosure>
                </div>
                {willItFit}
              </div>
            )}
          </div>
          {isEmpty ? null : (
            <div className={styles.total}>
              <CartTotal {...totals} />
            </div>
          )}
          {saved}
          {removals}
        </div>
      </Container>
      {alsoLiked.length > 0 ? (
        <div data-settles="stored" data-screen-only="">
          <TitledSection id="also-liked" title="You May Also Like">
            <div data-settles="random">
              <ProductGrid products={alsoLiked} hearts={{ wishedIds, onHeartToggled }} />
            </div>
          </TitledSection>
        </div>
      ) : null}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Your cart is empty"
      text="The catalogue has oak, linen, clay and wool for every room."
      action={<ButtonLink to="/Products">Browse products</ButtonLink>}
    />
  );
}

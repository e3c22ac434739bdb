import { FREE_SHIPPING } from '#domain/price';
import { Button } from '#ui/components/Button/Button';
import { CompareToggle } from '#ui/components/CompareToggle/CompareToggle';
import { DeliverTo } from '#ui/components/DeliverTo/DeliverTo';
import type { DeliverToProps } from '#ui/components/DeliverTo/DeliverTo';
import { DiscountBadge } from '#ui/components/DiscountBadge/DiscountBadge';
import { FollowingBar, InPlaceOnly } from '#ui/components/FollowingBar/FollowingBar';
import { Heading } from '#ui/components/Heading/Heading';
import { HeartButton } from '#ui/components/HeartButton/HeartButton';
import { Icon } from '#ui/components/Icon/Icon';
import { Later } from '#ui/components/Later/Later';
import { Price } from '#ui/components/Price/Price';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper';
import { Rating } from '#ui/components/Rating/Rating';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { TextLink } from '#ui/components/TextLink/TextLink';
import { WholeWords } from '#ui/components/WholeWords/WholeWords';

import * as styles from './BuyingColumn.css';
import type { ProductDetailWords, VariantsWords } from './product-detail';
import { Variants } from './Variants';

export interface BuyingWords {
  readonly isSoldOut: boolean;
  /** As typed; may be empty. */
  readonly quantity: string;
  /** "Only 7 in stock", after a quantity was reduced to the stock. */
  readonly limit: string | undefined;
  readonly isWished: boolean;
  readonly onQuantityTyped: (typed: string) => void;
  readonly onQuantityLeft: () => void;
  readonly onQuantityStepped: (by: 1 | -1) => void;
  readonly onAdd: () => void;
  readonly onHeartToggled: () => void;
  /** Other variants that are in the cart, by their labels: this one can take their place. */
  readonly instead: readonly { readonly label: string; readonly onReplaced: () => void }[];
}

export interface BuyingColumnProps {
  product: ProductDetailWords;
  variants: VariantsWords | undefined;
  buying: BuyingWords;
  deliverTo: DeliverToProps;
  /** Id of the element at the end of the page. */
  endId: string;
  /** True where Back leads to a place further down the page. */
  isReopened: boolean;
}

/** Name, price, delivery, quantity, and the one primary button. */
export function BuyingColumn({ product, variants, buying, deliverTo, endId, isReopened }: BuyingColumnProps) {
  const { name, category, price, was, discount, rate, reviewCount, arrives } = product;
  const heart = (
    <HeartButton productName={name} isWished={buying.isWished} look="framed" onToggle={buying.onHeartToggled} />
  );
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Heading level={1} size="title2">
          <WholeWords>{name}</WholeWords>
        </Heading>
        <Rating rate={rate} count={reviewCount} size="normal" />
        <p className={styles.money}>
          <Price price={price} was={was} size="large" />
          <DiscountBadge discount={discount} />
        </p>
      </div>
      {variants ? <Variants words={variants} current={product.id} /> : null}
      {buying.isSoldOut ? (
        <div className={styles.soldOut}>
          <div className={styles.soldOutWords}>
            <p className={styles.soldOutTitle}>Sold Out</p>
            <p className={styles.small}>
              Keep it on your wishlist, or see{' '}
              <TextLink to="/Products" search={{ category }}>
                more for the {category.toLowerCase()}
              </TextLink>
              .
            </p>
          </div>
          {heart}
        </div>
      ) : (
        <FollowingBar endId={endId}>
          <div className={styles.actions} data-screen-only="">
            <QuantityStepper
              id="quantity"
              label="Quantity"
              value={buying.quantity}
              canDecrease
              canIncrease
              describedBy="stock"
              onChange={buying.onQuantityTyped}
              onLeave={buying.onQuantityLeft}
              onStep={buying.onQuantityStepped}
            />
            <div className={styles.buttons}>
              <Button width="full" onClick={buying.onAdd}>
                Add to Cart
              </Button>
              {heart}
            </div>
          </div>
          <div id="stock">
            {buying.limit === undefined ? (
              <InPlaceOnly>
                <p className={styles.stock} data-scarce={product.isScarce}>
                  {product.stockWords}
                </p>
              </InPlaceOnly>
            ) : null}
            <StatusLine text={buying.limit} tone="clay" />
          </div>
        </FollowingBar>
      )}
      <Later hasRoom={false} isAtOnce={isReopened}>
        <CompareToggle productId={product.id} productName={name} />
        {buying.instead.map(({ label, onReplaced }) => (
          <div key={label}>
            <Button tone="quiet" size="inline" onClick={onReplaced}>
              Replace {label} in your cart
            </Button>
          </div>
        ))}
        <ul className={styles.promises}>
          <li className={styles.promise}>
            <Icon name="truck" className={styles.icon} size={20} />
            <span>{FREE_SHIPPING}</span>
          </li>
          <li className={styles.promise}>
            <Icon name="calendar-days" className={styles.icon} size={20} />
            <div id="delivery">
              Delivered in 3-7 working days
              {buying.isSoldOut ? null : (
                <>
                  <span className={styles.dates} data-settles="clock">
                    {arrives ?? 'Weekends are not counted'}
                  </span>
                  <DeliverTo {...deliverTo} />
                </>
              )}
            </div>
          </li>
        </ul>
      </Later>
    </div>
  );
}

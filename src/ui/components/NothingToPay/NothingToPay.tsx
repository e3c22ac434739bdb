import { useEffect, useRef } from 'react';

import { ButtonLink } from '../ButtonLink/ButtonLink';
import { EmptyState } from '../EmptyState/EmptyState';
import { Stack } from '../Stack/Stack';

export interface NothingToPayProps {
  /** The last order on this device. */
  orderId: string | undefined;
}

/**
 * The checkout with an empty cart: links to the last order, else to the catalogue. It takes the place of a longer form, which
 * may have been scrolled, as a reload after paying has it: so it comes into sight.
 */
export function NothingToPay(props: NothingToPayProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} data-shown-from-top="">
      <Words {...props} />
    </div>
  );
}

function Words({ orderId }: NothingToPayProps) {
  return orderId === undefined ? (
    <EmptyState
      title="Your cart is empty"
      text="There is nothing to pay for. What you put into your cart is paid for here."
      action={<ButtonLink to="/Products">Browse products</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={`Order ${orderId} is placed`}
      text="It is paid for, and nothing is left in your cart."
      action={
        <Stack direction="row" gap="s16">
          <ButtonLink to="/MyAccount/TrackOrder/TrackOrderDetail" search={{ order: orderId }}>
            See the order
          </ButtonLink>
          <ButtonLink to="/Products" tone="secondary">
            Browse products
          </ButtonLink>
        </Stack>
      }
    />
  );
}

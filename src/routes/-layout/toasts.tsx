import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { ToastMessage } from '#machines/messages';
import { useDeviceWarning } from '#routes/-shared/device';
import { isShownByPage, useNotice } from '#routes/-shared/notice';
import { onlyInStock } from '#routes/-shared/product-card';
import { useMember } from '#routes/-shared/shop';
import { Notice } from '#ui/components/Notice/Notice';
import { Toast, ToastLink } from '#ui/components/Toast/Toast';

/** Cart toast, wishlist toast, removal notice and storage warning: all may be visible at the same time. */
export function Toasts() {
  return (
    <>
      <Notice {...useDeviceWarning()} />
      <RemovalNotice />
      <ProductToast name="wishlistToast" />
      <ProductToast name="cartToast" />
    </>
  );
}

function ProductToast({ name }: { readonly name: 'cartToast' | 'wishlistToast' }) {
  const toast = useMember(name);
  const isShown = useSelector(toast, (snapshot) => snapshot.hasTag('visible'));
  const message = useSelector(toast, ({ context }) => context.message);

  const onClose = () => toast.send({ type: 'toast.closed' });

  return (
    <Toast
      isShown={isShown}
      message={message ? TOAST_WORDS[name](message) : ''}
      turn={useTurn(message)}
      link={
        // Focus would stay on the link and hold the toast over the page that it leads to.
        name === 'cartToast' ? (
          <ToastLink to="/Cart" onClick={onClose}>
            Checkout
          </ToastLink>
        ) : (
          <ToastLink to="/MyAccount/Wishlist" onClick={onClose}>
            View
          </ToastLink>
        )
      }
      onClose={onClose}
      onHeld={() => toast.send({ type: 'toast.held' })}
      onReleased={() => toast.send({ type: 'toast.released' })}
    />
  );
}

/** Counts the messages, also those that say the same. */
function useTurn(message: ToastMessage | undefined): number {
  const [last, setLast] = useState({ message, turn: 0 });
  if (last.message !== message) {
    setLast({ message, turn: last.turn + 1 });
  }
  return last.turn;
}

function RemovalNotice() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const notice = useNotice((removal) => !isShownByPage(path, removal));
  return <Notice {...notice} />;
}

const TOAST_WORDS = {
  cartToast: ({ name, qty, stockLimit }: ToastMessage) => {
    if (stockLimit === undefined) {
      return `${qty} × ${name} added to cart`;
    }
    return qty > 0
      ? `${qty} × ${name} added to cart. ${onlyInStock(stockLimit)}`
      : `${onlyInStock(stockLimit)}, already in your cart: ${name}`;
  },
  wishlistToast: ({ name }: ToastMessage) => `${name} added to wishlist`,
} as const;

import { useSelector } from '@xstate/react';

import type { Removal, ToastMessage } from '#machines/messages';
import { Notice } from '#ui/components/Notice/Notice';
import { Toast, ToastLink } from '#ui/components/Toast/Toast';

import { useMember } from '../-shop';

/** The cart toast, the wishlist toast and the removal notice: each may stand beside the others. */
export function Toasts() {
  return (
    <>
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

  return (
    <Toast
      isShown={isShown}
      message={message ? TOAST_WORDS[name](message) : ''}
      link={name === 'cartToast' ? <ToastLink to="/Cart">Checkout</ToastLink> : <ToastLink to="/MyAccount/Wishlist">View</ToastLink>}
      onClose={() => toast.send({ type: 'toast.closed' })}
      onHeld={() => toast.send({ type: 'toast.held' })}
      onReleased={() => toast.send({ type: 'toast.released' })}
    />
  );
}

function RemovalNotice() {
  const notice = useMember('notice');
  const isShown = useSelector(notice, (snapshot) => snapshot.hasTag('visible'));
  const removal = useSelector(notice, ({ context }) => context.removal);

  return (
    <Notice
      text={isShown && removal ? removalWords(removal) : undefined}
      action={{ label: 'Undo', onClick: () => notice.send({ type: 'notice.undone' }) }}
      onHeld={() => notice.send({ type: 'notice.held' })}
      onReleased={() => notice.send({ type: 'notice.released' })}
    />
  );
}

const TOAST_WORDS = {
  cartToast: ({ name, qty, stockLimit }: ToastMessage) => {
    if (stockLimit === undefined) {
      return `${qty} × ${name} added to cart`;
    }
    return qty > 0
      ? `${qty} × ${name} added to cart. Only ${stockLimit} in stock`
      : `Only ${stockLimit} in stock, already in your cart: ${name}`;
  },
  wishlistToast: ({ name }: ToastMessage) => `${name} added to wishlist`,
} as const;

/** "Remove from wishlist" is the stated text of section 4. */
function removalWords(removal: Removal): string {
  switch (removal.kind) {
    case 'wishlist item':
      return 'Remove from wishlist';
    case 'wishlist':
      return 'Wishlist cleared';
    case 'cart':
      return 'Cart cleared';
    case 'cart line':
      return `${removal.name} removed from cart`;
    case 'saved card':
      return `${removal.name} removed`;
  }
}

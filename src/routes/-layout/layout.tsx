import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { pieceCount } from '#domain/cart-line';
import { mapsUrl } from '#fixtures/contact-details';
import { useIsKeeping } from '#routes/-shared/device';
import { useMember } from '#routes/-shared/shop';
import { StorageStatusProvider } from '#ui/components/StorageNote/StorageNote';
import { Footer } from '#ui/layout/Footer/Footer';
import { Header } from '#ui/layout/Header/Header';
import { MiniCart } from '#ui/layout/MiniCart/MiniCart';
import { MobileMenu } from '#ui/layout/MobileMenu/MobileMenu';
import { PageLayout } from '#ui/layout/PageLayout/PageLayout';

import { useMiniCart } from './mini-cart';
import { useNewsletter } from './newsletter';
import { Toasts } from './toasts';

/** The layout of all pages, connected to the long-lived actors (section 2). */
export function Layout({ children }: { readonly children: ReactNode }) {
  const menu = useMember('menu');
  const isMenuOpen = useSelector(menu, (snapshot) => snapshot.matches('open'));
  const cartCount = useSelector(useMember('cart'), ({ context }) => pieceCount(context.lines));
  const { onOpened, ...miniCart } = useMiniCart();
  const closeMenu = () => menu.send({ type: 'drawer.closed' });

  return (
    <StorageStatusProvider isKeeping={useIsKeeping()}>
      <PageLayout
        header={
          <Header
            cartCount={cartCount}
            isMenuOpen={isMenuOpen}
            onMenuOpened={() => menu.send({ type: 'drawer.opened' })}
            isMiniCartOpen={miniCart.isOpen}
            onMiniCartOpened={onOpened}
          />
        }
        menu={
          <>
            <MobileMenu isOpen={isMenuOpen} cartCount={cartCount} onClose={closeMenu} />
            <MiniCart {...miniCart} />
          </>
        }
        footer={<Footer newsletter={useNewsletter()} locationHref={mapsUrl} />}
        toasts={<Toasts />}
      >
        {children}
      </PageLayout>
    </StorageStatusProvider>
  );
}

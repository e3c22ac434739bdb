import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { pieceCount } from '#domain/cart-line';
import { mapsUrl } from '#fixtures/contact-details';
import { useIsKeeping } from '#routes/-shared/device';
import { useMember } from '#routes/-shared/shop';
import type { ShopMember } from '#shop';
import { ComparisonProvider } from '#ui/components/CompareToggle/CompareToggle';
import { StorageStatusProvider } from '#ui/components/StorageNote/StorageNote';
import { Footer } from '#ui/layout/Footer/Footer';
import { Header } from '#ui/layout/Header/Header';
import { MiniCart } from '#ui/layout/MiniCart/MiniCart';
import { MobileMenu } from '#ui/layout/MobileMenu/MobileMenu';
import { PageLayout } from '#ui/layout/PageLayout/PageLayout';

import { useMiniCart } from './mini-cart';
import { useNewsletter } from './newsletter';
import { Toasts } from './toasts';

/**
 * The layout of all pages (section 2). Each part is connected to the long-lived actors by itself: what changes in one of
 * them does not redraw the others.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <KeepingStatus>
      <PageLayout
        header={<ShopHeader />}
        menu={
          <>
            <Menu />
            <MiniCartDrawer />
            <Search />
          </>
        }
        footer={<ShopFooter />}
        toasts={<Toasts />}
      >
        <Comparing>{children}</Comparing>
      </PageLayout>
    </KeepingStatus>
  );
}

function KeepingStatus({ children }: { readonly children: ReactNode }) {
  return <StorageStatusProvider isKeeping={useIsKeeping()}>{children}</StorageStatusProvider>;
}

/** What the comparison holds, for the toggles: a change redraws them, and no card. */
function Comparing({ children }: { readonly children: ReactNode }) {
  const comparison = useMember('comparison');
  const productIds = useSelector(comparison, ({ context }) => context.productIds);
  const comparing = useMemo(
    () => ({
      productIds,
      onToggled: (productId: number) => comparison.send({ type: 'comparison.toggled', productId }),
    }),
    [comparison, productIds],
  );
  return <ComparisonProvider value={comparing}>{children}</ComparisonProvider>;
}

function ShopHeader() {
  const menu = useMember('menu');
  const miniCart = useMember('miniCart');
  const search = useMember('searchPanel');
  return (
    <Header
      cartCount={useCartCount()}
      isMenuOpen={useIsOpen(menu)}
      onMenuOpened={() => menu.send({ type: 'drawer.opened' })}
      isMiniCartOpen={useIsOpen(miniCart)}
      onMiniCartOpened={() => miniCart.send({ type: 'drawer.opened' })}
      isSearchOpen={useIsOpen(search)}
      onSearchOpened={() => search.send({ type: 'drawer.opened' })}
    />
  );
}

function Menu() {
  const menu = useMember('menu');
  const search = useMember('searchPanel');
  return (
    <MobileMenu
      isOpen={useIsOpen(menu)}
      cartCount={useCartCount()}
      onClose={() => menu.send({ type: 'drawer.closed' })}
      onSearchOpened={() => {
        menu.send({ type: 'drawer.closed' });
        search.send({ type: 'drawer.opened' });
      }}
    />
  );
}

function MiniCartDrawer() {
  return <MiniCart {...useMiniCart()} />;
}

/** Its script is loaded when it is first opened; without it, the catalogue with its own search opens. */
function Search() {
  const navigate = useNavigate();
  const panel = useMember('searchPanel');
  const isOpen = useIsOpen(panel);
  const [Panel, setPanel] = useState<ComponentType>();
  const load = useEffectEvent(() => {
    import('./search-panel').then(
      ({ HeaderSearch }) => setPanel(() => HeaderSearch),
      () => {
        panel.send({ type: 'drawer.closed' });
        void navigate({ to: '/Products' });
      },
    );
  });
  useEffect(() => {
    if (isOpen && !Panel) {
      load();
    }
  }, [isOpen, Panel]);
  return Panel ? <Panel /> : null;
}

function ShopFooter() {
  return <Footer newsletter={useNewsletter()} locationHref={mapsUrl} />;
}

function useCartCount(): number {
  return useSelector(useMember('cart'), ({ context }) => pieceCount(context.lines));
}

function useIsOpen(drawer: ShopMember<'menu' | 'miniCart' | 'searchPanel'>): boolean {
  return useSelector(drawer, (snapshot) => snapshot.matches('open'));
}

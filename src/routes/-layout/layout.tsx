import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { within } from '#browser/attempts';
import { pieceCount } from '#domain/cart-line';
import * as FOCUS from '#domain/focus-ids';
import { mapsUrl } from '#fixtures/maps-url';
import { useIsKeeping } from '#routes/-shared/device';
import { useMember } from '#routes/-shared/shop';
import type { ShopMember } from '#shop';
import { lazyPart } from '#routes/-shared/lazy-part';
import { ComparisonContext } from '#ui/components/CompareToggle/CompareToggle';
import { FitContext } from '#ui/components/FitLine/FitLine';
import type { FitWords } from '#ui/components/FitLine/FitLine';
import { StorageContext } from '#ui/components/StorageNote/StorageNote';
import { Footer } from '#ui/layout/Footer/Footer';
import { Header } from '#ui/layout/Header/Header';
import { MobileMenu } from '#ui/layout/MobileMenu/MobileMenu';
import { PageLayout } from '#ui/layout/PageLayout/PageLayout';

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
            <Loaded overlay="miniCart" />
            <Loaded overlay="searchPanel" />
          </>
        }
        footer={<ShopFooter />}
        toasts={<Toasts />}
      >
        <Comparing>
          <Fitting>{children}</Fitting>
        </Comparing>
      </PageLayout>
    </KeepingStatus>
  );
}

function KeepingStatus({ children }: { readonly children: ReactNode }) {
  return <StorageContext value={useIsKeeping()}>{children}</StorageContext>;
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
  return <ComparisonContext value={comparing}>{children}</ComparisonContext>;
}

const CardFits = lazyPart(async () => (await import('./card-fits')).CardFits, false);

const nothingKnown: FitWords = () => undefined;

/** How products fit the shopper's room, for their cards. */
function Fitting({ children }: { readonly children: ReactNode }) {
  const isMeasured = useSelector(useMember('room'), (room) => room.hasTag('measured'));
  const [words, setWords] = useState<FitWords>(() => nothingKnown);
  const [tell] = useState(
    () =>
      (known: FitWords = nothingKnown) =>
        setWords(() => known),
  );
  return (
    <FitContext value={words}>
      {isMeasured ? <CardFits onKnown={tell} /> : null}
      {children}
    </FitContext>
  );
}

function ShopHeader() {
  const menu = useMember('menu');
  const miniCart = useMember('miniCart');
  const search = useMember('searchPanel');
  const key = useMember('searchKey');
  return (
    <Header
      cartCount={useCartCount()}
      isMenuOpen={useIsOpen(menu)}
      onMenuOpened={() => menu.send({ type: 'drawer.opened' })}
      isMiniCartOpen={useIsOpen(miniCart)}
      onMiniCartOpened={() => miniCart.send({ type: 'drawer.opened' })}
      isSearchOpen={useIsOpen(search)}
      hasSearchKey={useSelector(key, (snapshot) => !snapshot.hasTag('off'))}
      onSearchOpened={() => search.send({ type: 'drawer.opened' })}
    />
  );
}

function Menu() {
  const menu = useMember('menu');
  const miniCart = useMember('miniCart');
  const search = useMember('searchPanel');
  return (
    <MobileMenu
      isOpen={useIsOpen(menu)}
      cartCount={useCartCount()}
      onClose={() => menu.send({ type: 'drawer.closed' })}
      onMiniCartOpened={() => {
        menu.send({ type: 'drawer.closed' });
        miniCart.send({ type: 'drawer.opened' });
      }}
      onSearchOpened={() => {
        menu.send({ type: 'drawer.closed' });
        search.send({ type: 'drawer.opened' });
      }}
    />
  );
}

/** While an overlay's script is on its way the page stands still, and nothing is shown. */
const OVERLAY_TIMEOUT_MS = 3000;

/** Over every page: the script of each is loaded when it is first opened; without it, a page opens that does the same. */
const OVERLAYS = {
  miniCart: { load: async () => (await import('./mini-cart')).MiniCartDrawer, instead: () => ({ to: '/Cart' }) },
  searchPanel: {
    load: async () => (await import('./search-panel')).HeaderSearch,
    instead: (q: string) => ({ to: '/Products', search: { q: q || undefined }, hash: FOCUS.catalogueSearch }),
  },
} as const;

function Loaded({ overlay }: { readonly overlay: keyof typeof OVERLAYS }) {
  const navigate = useNavigate();
  const drawer = useMember(overlay);
  const isOpen = useIsOpen(drawer);
  const [Overlay, setOverlay] = useState<ComponentType>();
  /** While its script is on its way: it may not come. */
  const typed = useRef('');
  const load = useEffectEvent(() => {
    const { load: script, instead } = OVERLAYS[overlay];
    const draw = (loaded: ComponentType | undefined) => {
      // An empty file is a script without a component.
      if (loaded) {
        setOverlay(() => loaded);
      } else if (drawer.getSnapshot().matches('open')) {
        drawer.send({ type: 'drawer.closed' });
        void navigate(instead(typed.current));
      }
    };
    void within(OVERLAY_TIMEOUT_MS, script()).then(draw);
  });
  useEffect(() => {
    if (!isOpen || Overlay) {
      return undefined;
    }
    typed.current = '';
    const note = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Escape') {
        drawer.send({ type: 'drawer.closed' });
      }
      typed.current += key.length === 1 && !ctrlKey && !metaKey ? key : '';
    };
    document.addEventListener('keydown', note);
    load();
    return () => document.removeEventListener('keydown', note);
  }, [isOpen, Overlay, drawer]);
  return Overlay ? <Overlay /> : null;
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

import { FREE_SHIPPING } from '#domain/price';
import { Link } from '@tanstack/react-router';

import { Container } from '#ui/components/Container/Container';
import { Icon } from '#ui/components/Icon/Icon';
import { IconButton } from '#ui/components/IconButton/IconButton';
import { Logo } from '#ui/components/Logo/Logo';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden';

import { CartName } from '../CartName/CartName';
import { currentOn, MENU_ID, MENU_LINKS } from '../menu-links';
import * as styles from './Header.css';

export interface HeaderProps {
  /** Number of pieces, all lines together. */
  cartCount: number;
  isMenuOpen: boolean;
  onMenuOpened: () => void;
  isMiniCartOpen: boolean;
  onMiniCartOpened: () => void;
  isSearchOpen: boolean;
  /** True if the key `/` opens the search. */
  hasSearchKey: boolean;
  onSearchOpened: () => void;
}

/** The head of every page: links, search, account, cart. */
export function Header({
  cartCount,
  isMenuOpen,
  onMenuOpened,
  isMiniCartOpen,
  onMiniCartOpened,
  isSearchOpen,
  hasSearchKey,
  onSearchOpened,
}: HeaderProps) {
  return (
    <header className={styles.root} data-screen-only="">
      <p className={styles.promise}>
        <span>{FREE_SHIPPING}</span> <span className={styles.secondPromise}>Delivered in 3-7 working days</span>
      </p>
      <Container>
        <div className={styles.row}>
          <Logo />
          <nav className={styles.menu} aria-label="Main">
            <ul className={styles.menuList}>
              {MENU_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.menuLink} activeOptions={currentOn(to)}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.search}
              aria-label="Search"
              aria-keyshortcuts={hasSearchKey ? '/' : undefined}
              aria-haspopup="dialog"
              aria-expanded={isSearchOpen}
              onClick={onSearchOpened}
            >
              <Icon name="search" size={22} />
              <span className={styles.searchWords} aria-hidden>
                Search
                {hasSearchKey ? (
                  <kbd className={styles.key} data-settles="stored">
                    /
                  </kbd>
                ) : null}
              </span>
            </button>
            <div className={styles.wishlist}>
              <Link to="/MyAccount/Wishlist" className={styles.tool} aria-label="Wishlist">
                <Icon name="heart" size={22} />
              </Link>
            </div>
            <Link to="/LogIn" className={styles.tool} aria-label="Log In">
              <Icon name="user" size={22} />
            </Link>
            <Link to="/Cart" className={styles.tool}>
              <Icon name="shopping-bag" size={22} />
              <VisuallyHidden>
                <CartName count={cartCount} />
              </VisuallyHidden>
              {cartCount > 0 ? (
                <span className={styles.count} data-settles="stored" aria-hidden>
                  {cartCount}
                </span>
              ) : null}
            </Link>
            <button
              type="button"
              className={styles.miniCart}
              aria-label="View cart"
              aria-haspopup="dialog"
              aria-expanded={isMiniCartOpen}
              onClick={onMiniCartOpened}
            >
              View
            </button>
            <div className={styles.menuButton}>
              <IconButton
                label="Open menu"
                icon={<Icon name="menu" size={24} />}
                isExpanded={isMenuOpen}
                controls={MENU_ID}
                opensDialog
                onClick={onMenuOpened}
              />
            </div>
          </div>
        </div>
      </Container>
    </header>
  );
}

import { Link } from '@tanstack/react-router';

import { Button } from '#ui/components/Button/Button';
import { Drawer } from '#ui/components/Drawer/Drawer';
import { Icon } from '#ui/components/Icon/Icon';

import { CartName } from '../CartName/CartName';
import { currentOn, MENU_ID, MENU_LINKS } from '../menu-links';
import * as styles from './MobileMenu.css';

export interface MobileMenuProps {
  isOpen: boolean;
  cartCount: number;
  /** The close button, Esc, a click beside it, or a link. */
  onClose: () => void;
  onMiniCartOpened: () => void;
  onSearchOpened: () => void;
}

/** The menu of a phone, in a drawer. */
export function MobileMenu({ isOpen, cartCount, onClose, onMiniCartOpened, onSearchOpened }: MobileMenuProps) {
  const quickLinks = [
    { label: <CartName count={cartCount} />, to: '/Cart', icon: 'shopping-bag' },
    { label: 'Wishlist', to: '/MyAccount/Wishlist', icon: 'heart' },
    { label: 'My Account', to: '/MyAccount', icon: 'user' },
    { label: 'Track My Order', to: '/MyAccount/TrackOrder', icon: 'package' },
  ] as const;

  return (
    <Drawer isOpen={isOpen} id={MENU_ID} title="Menu" closeLabel="Close menu" keepsContent onClose={onClose}>
      <div className={styles.openers}>
        <Button
          tone="secondary"
          width="full"
          icon={<Icon name="search" size={20} />}
          opensDialog
          onClick={onSearchOpened}
        >
          Search
        </Button>
        <Button
          tone="secondary"
          width="full"
          icon={<Icon name="shopping-bag" size={20} />}
          opensDialog
          onClick={onMiniCartOpened}
        >
          View cart
        </Button>
      </div>
      <nav aria-label="Menu">
        <ul className={styles.list}>
          {MENU_LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link} activeOptions={currentOn(to)} onClick={() => onClose()}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.quickList}>
          {quickLinks.map(({ label, to, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.quickLink} activeOptions={{ exact: true }} onClick={() => onClose()}>
                <Icon name={icon} size={20} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

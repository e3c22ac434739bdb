import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import Package from 'lucide-react/icons/package';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';

import { Drawer } from '#ui/components/Drawer/Drawer';

import { cartName, currentOn, MENU_LINKS } from '../menu-links';
import * as styles from './MobileMenu.css';

export interface MobileMenuProps {
  isOpen: boolean;
  cartCount: number;
  /** The close button, Esc, a click beside it, or a link. */
  onClose: () => void;
}

export function MobileMenu({ isOpen, cartCount, onClose }: MobileMenuProps) {
  const quickLinks = [
    { label: cartName(cartCount), to: '/Cart', Icon: ShoppingBag },
    { label: 'Wishlist', to: '/MyAccount/Wishlist', Icon: Heart },
    { label: 'My Account', to: '/MyAccount', Icon: User },
    { label: 'Track My Order', to: '/MyAccount/TrackOrder', Icon: Package },
  ] as const;

  return (
    <Drawer isOpen={isOpen} id="mobile-menu" title="Menu" closeLabel="Close menu" onClose={onClose}>
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
          {quickLinks.map(({ label, to, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.quickLink} activeOptions={{ exact: true }} onClick={() => onClose()}>
                <Icon size={20} strokeWidth={1.5} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

import { Button } from '#ui/components/Button/Button';
import { Container } from '#ui/components/Container/Container';
import { Heading } from '#ui/components/Heading/Heading';
import { Icon } from '#ui/components/Icon/Icon';
import type { PaymentCardWords } from '#ui/components/PaymentCard/PaymentCard';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';

import { BillingMethods } from './BillingMethods';
import * as styles from './MyAccountView.css';
import { OrderHistory } from './OrderHistory';
import type { OrderHistoryProps } from './OrderHistory';
import { ProfileSection } from './ProfileSection';
import type { ProfileSectionProps } from './ProfileSection';
import { SampleData } from './SampleData';
import type { SampleDataProps } from './SampleData';

export interface MyAccountViewProps {
  /** Name of the logged-in shopper. */
  name: string | undefined;
  onLogOut: () => void;
  orders: OrderHistoryProps;
  defaultCard: PaymentCardWords | undefined;
  profile: ProfileSectionProps;
  samples: SampleDataProps;
}

const shortcuts = [
  { label: 'Track My Order', to: '/MyAccount/TrackOrder', icon: 'package' },
  { label: 'Wishlist', to: '/MyAccount/Wishlist', icon: 'heart' },
  { label: 'Payment and Billing', to: '/MyAccount/PaymentAndBilling', icon: 'wallet-cards' },
] as const;

/** The account: orders, billing methods, profile. */
export function MyAccountView({ name, onLogOut, orders, defaultCard, profile, samples }: MyAccountViewProps) {
  return (
    <Container>
      <div className={styles.root}>
        <header className={styles.head}>
          <Heading level={1}>My Account</Heading>
          <div className={styles.greeting} data-settles="stored">
            {name === undefined ? (
              <Text tone="soft" measure="text">
                No login is needed. <TextLink to="/LogIn">Log in</TextLink> or <TextLink to="/SignUp">sign up</TextLink>{' '}
                to keep your details and addresses.
              </Text>
            ) : (
              <>
                <Text size="lead">{`Good to see you, ${name}.`}</Text>
                <Button tone="quiet" size="inline" onClick={onLogOut}>
                  Log out
                </Button>
              </>
            )}
          </div>
          <nav aria-label="Account" data-screen-only="">
            <ul className={styles.shortcuts}>
              {shortcuts.map(({ label, to, icon }) => (
                <li key={to}>
                  <TextLink tone="alone" to={to}>
                    <Icon name={icon} size={20} />
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <div className={styles.columns}>
          <OrderHistory {...orders} />
          <div className={styles.aside}>
            <BillingMethods card={defaultCard} />
            <ProfileSection {...profile} />
          </div>
        </div>
        <SampleData {...samples} />
      </div>
    </Container>
  );
}

import { Container } from '#ui/components/Container/Container';
import { ExternalLink } from '#ui/components/ExternalLink/ExternalLink';
import { Heading } from '#ui/components/Heading/Heading';
import { PaymentLogos } from '#ui/components/PaymentLogos/PaymentLogos';
import { SocialLinks } from '#ui/components/SocialLinks/SocialLinks';
import { Text } from '#ui/components/Text/Text';
import { TextLink } from '#ui/components/TextLink/TextLink';

import { MENU_LINKS } from '../menu-links';
import * as styles from './Footer.css';
import { Newsletter } from './Newsletter';
import type { NewsletterProps } from './Newsletter';

export interface FooterProps {
  newsletter: NewsletterProps;
  /** A maps link to the shop. */
  locationHref: string;
}

/** The footer's policy links, in the hyphen form of section 2. */
const POLICY_LINKS = [
  'Refund-&-Return-Policy',
  'Delivery-&-Shipping-Policy',
  'Terms-&-Conditions',
  'Terms-of-Service',
] as const;

const quickLinks = [
  { label: 'My Account', to: '/MyAccount' },
  { label: 'Cart', to: '/Cart' },
  { label: 'Wishlist', to: '/MyAccount/Wishlist' },
  { label: 'Track My Order', to: '/MyAccount/TrackOrder' },
] as const;

/** The end of every page: newsletter, links, address. */
export function Footer({ newsletter, locationHref }: FooterProps) {
  return (
    <footer className={styles.root} data-screen-only="">
      <Container>
        <Newsletter {...newsletter} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Heading level={2} size="label">
              Shop
            </Heading>
            <ul className={styles.links}>
              {MENU_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <TextLink tone="plain" to={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.column}>
            <Heading level={2} size="label">
              Quick Links
            </Heading>
            <ul className={styles.links}>
              {quickLinks.map(({ label, to }) => (
                <li key={to}>
                  <TextLink tone="plain" to={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
              <li>
                <ExternalLink tone="plain" href={locationHref}>
                  Location
                </ExternalLink>
              </li>
            </ul>
          </div>
          <div className={styles.column}>
            <Heading level={2} size="label">
              Policies
            </Heading>
            <ul className={styles.links}>
              {POLICY_LINKS.map((policy) => (
                <li key={policy}>
                  <TextLink tone="plain" to="/PrivacyPolicy/$privacypolicy" params={{ privacypolicy: policy }}>
                    {policy.replaceAll('-', ' ')}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.column}>
            <Heading level={2} size="label">
              Follow
            </Heading>
            <div className={styles.social}>
              <SocialLinks />
            </div>
          </div>
        </div>
        <div className={styles.colophon}>
          <PaymentLogos />
          <Text size="small" tone="soft">
            © 2025 Larkwood
          </Text>
        </div>
      </Container>
    </footer>
  );
}

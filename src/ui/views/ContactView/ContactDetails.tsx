import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { ExternalLink } from '#ui/components/ExternalLink/ExternalLink';
import { Heading } from '#ui/components/Heading/Heading';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';

import * as styles from './ContactView.css';

export interface ContactDetailsWords {
  readonly phone: { readonly label: string; readonly href: string };
  readonly emails: readonly { readonly purpose: string; readonly address: string }[];
  readonly addressLines: readonly string[];
  readonly openingHours: readonly { readonly days: string; readonly hours: string }[];
  readonly note: string;
  readonly mapHref: string;
}

/** Phone, email, address and opening hours as a small table, and an external maps link. */
export function ContactDetails({ phone, emails, addressLines, openingHours, note, mapHref }: ContactDetailsWords) {
  return (
    <section className={styles.details} aria-labelledby="details-heading">
      <Heading level={2} size="title3" id="details-heading">
        Contact Details
      </Heading>
      <SummaryList
        look="facts"
        rows={[
          { term: 'Phone', detail: <PlainAnchor href={phone.href}>{phone.label}</PlainAnchor> },
          ...emails.map(({ purpose, address }) => ({
            term: purpose,
            detail: (
              <PlainAnchor href={`mailto:${address}`}>
                {/* One flex item: of several, Firefox sets the words lower than the name beside them. */}
                <span>
                  {address.split('@').map((part, index) => (
                    <Fragment key={part}>
                      {index === 0 ? null : '@'}
                      <wbr />
                      {part}
                    </Fragment>
                  ))}
                </span>
              </PlainAnchor>
            ),
          })),
          {
            term: 'Address',
            detail: (
              <address className={styles.lines}>
                {addressLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <span>
                  <ExternalLink tone="alone" href={mapHref}>
                    Open the map
                  </ExternalLink>
                </span>
              </address>
            ),
          },
          {
            term: 'Opening hours',
            detail: (
              <span className={styles.lines}>
                {openingHours.map(({ days, hours }) => (
                  <span key={days}>{`${days}: ${hours}`}</span>
                ))}
              </span>
            ),
          },
        ]}
      />
      <Text size="small" tone="soft">
        {note}
      </Text>
    </section>
  );
}

function PlainAnchor({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.anchor} href={href}>
      {children}
    </a>
  );
}

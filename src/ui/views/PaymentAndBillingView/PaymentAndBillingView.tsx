import { cardLabel } from '#domain/saved-card';
import { Breadcrumbs } from '#ui/components/Breadcrumbs/Breadcrumbs';
import { Button } from '#ui/components/Button/Button';
import { Container } from '#ui/components/Container/Container';
import { Icon } from '#ui/components/Icon/Icon';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { EmptyState } from '#ui/components/EmptyState/EmptyState';
import { Heading } from '#ui/components/Heading/Heading';
import { PaymentCard } from '#ui/components/PaymentCard/PaymentCard';
import type { PaymentCardWords } from '#ui/components/PaymentCard/PaymentCard';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { Text } from '#ui/components/Text/Text';

import { AddCardDialog } from './AddCardDialog';
import type { AddCardDialogProps } from './AddCardDialog';
import * as styles from './PaymentAndBillingView.css';

export interface PaymentAndBillingViewProps {
  cards: readonly PaymentCardWords[];
  /** The card that has just been added. */
  status: string | undefined;
  dialog: AddCardDialogProps;
  onAdd: () => void;
  onPrefer: (cardId: string) => void;
  onRemove: (cardId: string) => void;
}

/** Saved cards: exactly one is the Default, all can be removed. */
export function PaymentAndBillingView({
  cards,
  status,
  dialog,
  onAdd,
  onPrefer,
  onRemove,
}: PaymentAndBillingViewProps) {
  return (
    <Container>
      <div className={styles.root}>
        <Breadcrumbs trail={[{ label: 'My Account', to: '/MyAccount' }]} current="Payment and Billing" />
        <header className={styles.head}>
          <div className={styles.words}>
            <Heading level={1}>Payment and Billing</Heading>
            <Text tone="soft" measure="text">
              <StorageNote /> A card’s brand, last four digits, expiry and name are kept, but never the whole number or
              the security code.
            </Text>
          </div>
          <Button icon={<Icon name="plus" size={20} />} opensDialog onClick={onAdd}>
            Add card
          </Button>
        </header>
        <section aria-labelledby="cards" className={styles.section}>
          <div className={styles.title}>
            <Heading level={2} id="cards" size="title3">
              Saved cards
            </Heading>
            <StatusLine text={status} tone="success" size="body" />
          </div>
          <div data-settles="stored">
            {cards.length === 0 ? (
              <EmptyState
                title="No card is saved"
                headingLevel={3}
                text="Add one here, or tick “Save as default” when you pay."
              />
            ) : (
              <ul className={styles.cards}>
                {cards.map((card) => (
                  <li key={card.id} className={styles.card}>
                    <PaymentCard card={card} />
                    <div className={styles.tools} data-screen-only="">
                      {card.isDefault || card.isExpired ? null : (
                        <Button
                          tone="secondary"
                          size="small"
                          label={`Make default: ${cardLabel(card)}`}
                          onClick={() => onPrefer(card.id)}
                        >
                          Make default
                        </Button>
                      )}
                      <Button
                        tone="quiet"
                        size="inline"
                        label={`Remove ${cardLabel(card)}`}
                        onClick={() => onRemove(card.id)}
                      >
                        Remove
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      </div>
      <AddCardDialog {...dialog} />
    </Container>
  );
}

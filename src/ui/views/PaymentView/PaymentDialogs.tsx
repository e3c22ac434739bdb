import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Icon } from '#ui/components/Icon/Icon';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { Dialog } from '#ui/components/Dialog/Dialog';
import { Stack } from '#ui/components/Stack/Stack';
import { Text } from '#ui/components/Text/Text';

import * as styles from './PaymentDialogs.css';

export interface PaymentDialogsProps {
  isDeclined: boolean;
  isConfirmed: boolean;
  orderId: string | undefined;
  /** When the order arrives; empty if that is not known. */
  arrival: string;
  /** How the order is found again. */
  trackedBy: string;
  /** Name and address, line by line. */
  sentTo: readonly string[];
  onTryAgain: () => void;
}

/** The result of a payment, in the words of section 8. */
export function PaymentDialogs({
  isDeclined,
  isConfirmed,
  orderId,
  arrival,
  trackedBy,
  sentTo,
  onTryAgain,
}: PaymentDialogsProps) {
  return (
    <>
      <Dialog
        isOpen={isDeclined}
        id="payment-failed"
        role="alertdialog"
        title="Payment Failed"
        icon={<Icon name="circle-x" className={styles.failed} size={40} />}
        actions={<Button onClick={onTryAgain}>Try Again</Button>}
        onDismiss={onTryAgain}
      >
        <Text>Sorry, we can not verify your card. Please make sure to fill in the correct informations</Text>
      </Dialog>
      <Dialog
        isOpen={isConfirmed}
        id="order-confirmed"
        title="Thank you!"
        icon={<Icon name="circle-check" className={styles.succeeded} size={40} />}
        actions={
          <>
            <ButtonLink to="/">Go to Homepage</ButtonLink>
            <ButtonLink to="/MyAccount" tone="secondary">
              Check Order Details
            </ButtonLink>
          </>
        }
      >
        <Stack gap="s12">
          <Text>Your order has been confirmed &amp; It is on the way. Check your email for the details</Text>
          {orderId === undefined ? null : (
            <div className={styles.order}>
              <Text size="small" tone="soft">
                Order {orderId}
                {sentTo.length === 0 ? '' : ` goes to ${sentTo.join(', ')}`}. {arrival} {trackedBy} <StorageNote />
              </Text>
            </div>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

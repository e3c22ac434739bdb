import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Container } from '#ui/components/Container/Container';
import { Heading } from '#ui/components/Heading/Heading';
import { Stack } from '#ui/components/Stack/Stack';
import { Text } from '#ui/components/Text/Text';

import * as styles from './TrackOrderDetailView.css';

export interface MissingOrderViewProps {
  /** As in the address. */
  orderid: string;
}

/** For an order that is not on this device. */
export function MissingOrderView({ orderid }: MissingOrderViewProps) {
  return (
    <Container>
      <div className={styles.root} data-settles="stored">
        <Stack gap="s12">
          <Heading level={1}>This order is not on this device</Heading>
          <Text tone="soft" measure="text">
            {`We looked for ${orderid}. An order is kept on the device it was placed on, until you choose “Reset sample data”.`}
          </Text>
        </Stack>
        <Stack direction="row" gap="s16">
          <ButtonLink to="/MyAccount/TrackOrder">Track another order</ButtonLink>
          <ButtonLink to="/MyAccount" tone="secondary">
            See all orders
          </ButtonLink>
        </Stack>
      </div>
    </Container>
  );
}

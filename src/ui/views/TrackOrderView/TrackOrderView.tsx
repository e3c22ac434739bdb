import * as FOCUS from '#domain/focus-ids';
import type { Picture } from '#domain/picture';
import { Breadcrumbs } from '#ui/components/Breadcrumbs/Breadcrumbs';
import { Button } from '#ui/components/Button/Button';
import { fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { FormBox } from '#ui/components/FormBox/FormBox';
import { Heading } from '#ui/components/Heading/Heading';
import { PictureBeside } from '#ui/components/PictureBeside/PictureBeside';
import { Stack } from '#ui/components/Stack/Stack';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';
import { TextLink } from '#ui/components/TextLink/TextLink';

import * as styles from './TrackOrderView.css';

export interface TrackOrderViewProps {
  picture: Picture;
  form: FormWords;
  /** Number of failed look-ups. */
  misses: number;
  /** True if the last one failed. */
  isMissed: boolean;
  /** For visitors without an order. */
  sampleOrderId: string;
  onSampleChosen: () => void;
}

const FORM = 'track-order';

const MISSED = 'No order with this ID and email is on this device.';

/** The form that finds an order by its number and email. */
export function TrackOrderView({
  picture,
  form,
  misses,
  isMissed,
  sampleOrderId,
  onSampleChosen,
}: TrackOrderViewProps) {
  return (
    <PictureBeside picture={picture}>
      <Breadcrumbs trail={[{ label: 'My Account', to: '/MyAccount' }]} current="Track My Order" />
      <Stack gap="s12">
        <Heading level={1}>Track My Order</Heading>
        <Text tone="soft" measure="text">
          Your order ID and billing email are in your confirmation and, for orders placed on this device, in{' '}
          <TextLink to="/MyAccount">My Account</TextLink>.
        </Text>
      </Stack>
      <FormBox
        id={FORM}
        labelledBy={FOCUS.heading}
        form={form}
        answer={isMissed ? { field: 'orderid', message: MISSED, count: misses } : undefined}
      >
        {isMissed ? (
          <div className={styles.offer}>
            <Text>{`Check both, or look at our sample order ${sampleOrderId}.`}</Text>
            <Button tone="secondary" size="small" onClick={onSampleChosen}>
              Fill in the sample order
            </Button>
          </div>
        ) : null}
        <TextField
          {...fieldOf(form, FORM, 'orderid')}
          label="Order ID"
          hint={`For example ${sampleOrderId}`}
          autoCapitalize="none"
        />
        <TextField
          {...fieldOf(form, FORM, 'email')}
          label="Billing email"
          hint="The one you gave at checkout."
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button type="submit" size="large" width="full">
          Track order
        </Button>
      </FormBox>
    </PictureBeside>
  );
}

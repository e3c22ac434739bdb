import { Button } from '#ui/components/Button/Button';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { FormBox } from '#ui/components/FormBox/FormBox';
import type { NoticeProps } from '#ui/components/Notice/Notice';
import { Notice } from '#ui/components/Notice/Notice';
import { RecipientFields } from '#ui/components/RecipientFields/RecipientFields';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import { Text } from '#ui/components/Text/Text';

import * as styles from './TrackOrderDetailView.css';

/** The id of the heading above it, which takes focus. */
export const ADDRESS_HEADING = 'order-address';

export interface OrderAddressProps {
  /** Undefined unless the address is being changed. */
  form:
    | {
        readonly words: FormWords;
        readonly countries: readonly string[];
        readonly onPhoneFocused: () => void;
        readonly onClose: () => void;
      }
    | undefined;
  /** True if the parcel was packed while the address was being changed. */
  isPacked: boolean;
  /** That the order has another address. */
  notice: NoticeProps;
  onOpen: () => void;
}

/** Below an order's address, which can be changed until the parcel is packed. */
export function OrderAddress({
  form,
  isPacked,
  notice,
  onOpen,
  canBeChanged,
}: OrderAddressProps & { canBeChanged: boolean }) {
  if (form) {
    const { words, countries, onPhoneFocused, onClose } = form;
    return (
      <FormBox id={ADDRESS_HEADING} labelledBy={ADDRESS_HEADING} form={words}>
        <RecipientFields form={words} formId={ADDRESS_HEADING} countries={countries} onPhoneFocused={onPhoneFocused} />
        <div className={styles.messages}>
          <Button type="submit">Save address</Button>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </FormBox>
    );
  }
  return (
    <div className={styles.messages} data-screen-only="">
      <StatusLine
        text={isPacked ? 'Your order has been packed, so it goes to the address above.' : undefined}
        tone="ink"
        size="body"
      />
      <Notice {...notice} />
      {canBeChanged && !isPacked ? (
        <>
          <Text tone="soft">You can change the address until your order is packed.</Text>
          <Button tone="secondary" size="small" onClick={onOpen}>
            Change the address
          </Button>
        </>
      ) : null}
    </div>
  );
}

import { CardNumberField } from '#ui/components/CardNumberField/CardNumberField';
import { Checkbox } from '#ui/components/Checkbox/Checkbox';
import { boxOf, fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { FormDialog } from '#ui/components/FormDialog/FormDialog';
import { MonthField } from '#ui/components/MonthField/MonthField';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';

import * as styles from './PaymentAndBillingView.css';

export interface AddCardDialogProps {
  isOpen: boolean;
  form: FormWords;
  onClose: () => void;
}

const FORM = 'add-card';

/** Form for another card; only the part that may be stored is saved. */
export function AddCardDialog({ isOpen, form, onClose }: AddCardDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      id={FORM}
      title="Add a card"
      form={form}
      firstField="name"
      submitLabel="Save card"
      onClose={onClose}
    >
      <TextField {...fieldOf(form, FORM, 'name')} label="Name on card" autoComplete="cc-name" autoCapitalize="words" />
      <CardNumberField {...fieldOf(form, FORM, 'cardnum')} label="Card number" />
      <div className={styles.pair}>
        <MonthField {...fieldOf(form, FORM, 'expiry')} label="Valid through" autoComplete="cc-exp" />
        <TextField
          {...fieldOf(form, FORM, 'cvv')}
          label="Security code (CVV)"
          inputMode="numeric"
          autoComplete="cc-csc"
          width="short"
        />
      </div>
      <Checkbox {...boxOf(form, FORM, 'isDefault')} label="Save as default" />
      <Text size="small" tone="soft">
        Only the last four digits of the number are kept, and the security code is never stored.
      </Text>
    </FormDialog>
  );
}

import { Checkbox } from '#ui/components/Checkbox/Checkbox';
import { boxOf, fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { FormDialog } from '#ui/components/FormDialog/FormDialog';
import { SelectField } from '#ui/components/SelectField/SelectField';
import type { SelectOption } from '#ui/components/SelectField/SelectField';
import { TextField } from '#ui/components/TextField/TextField';

import * as styles from './AddressDialog.css';

export interface AddressDialogProps {
  isOpen: boolean;
  /** True when editing a stored address. */
  isKept: boolean;
  form: FormWords;
  countries: readonly SelectOption[];
  onClose: () => void;
}

const FORM = 'address';

/** Form for an address; it has the checkout's address fields. */
export function AddressDialog({ isOpen, isKept, form, countries, onClose }: AddressDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      id={FORM}
      title={isKept ? 'Edit address' : 'Add an address'}
      form={form}
      firstField="label"
      submitLabel="Save address"
      onClose={onClose}
    >
      <TextField
        {...fieldOf(form, FORM, 'label')}
        label="Name of this address (optional)"
        hint="Such as Home, or Studio"
        isRequired={false}
      />
      <TextField {...fieldOf(form, FORM, 'street')} label="Street and number" autoComplete="street-address" />
      <div className={styles.pair}>
        <TextField {...fieldOf(form, FORM, 'city')} label="Town/City" autoComplete="address-level2" />
        <TextField {...fieldOf(form, FORM, 'postcode')} label="Postcode/Zip" autoComplete="postal-code" />
      </div>
      <SelectField
        {...fieldOf(form, FORM, 'country')}
        label="Country"
        autoComplete="country-name"
        options={[{ value: '', label: 'Choose a country' }, ...countries]}
      />
      <Checkbox {...boxOf(form, FORM, 'isDefault')} label="Make this the default" />
    </FormDialog>
  );
}

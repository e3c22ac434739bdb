import type { ReactNode } from 'react';

import type { FormWords } from '../FormBox/form-words';
import { fieldOf } from '../FormBox/form-words';
import { ListField } from '../ListField/ListField';
import { PhoneField } from '../PhoneField/PhoneField';
import { TextField } from '../TextField/TextField';
import * as styles from './RecipientFields.css';

export interface RecipientFieldsProps {
  form: FormWords;
  formId: string;
  countries: readonly string[];
  /** The field of the phone number gets focus. */
  onPhoneFocused: () => void;
  /** Fields between name and phone number. */
  children?: ReactNode;
}

/** To whom an order goes, and where: the fields of the checkout (section 3, "Checkout personal"). */
export function RecipientFields({ form, formId, countries, onPhoneFocused, children }: RecipientFieldsProps) {
  const field = (name: string) => fieldOf(form, formId, name);
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" autoCapitalize="words" />
      </div>
      {children}
      <PhoneField
        {...field('phone')}
        label="Phone number"
        hint="So that the driver can reach you."
        onFocus={onPhoneFocused}
      />
      <TextField {...field('city')} label="Town/City" autoComplete="address-level2" autoCapitalize="words" />
      <div className={styles.pair}>
        <ListField {...field('country')} label="Country" options={countries} autoComplete="country-name" />
        <TextField {...field('postcode')} label="Postcode/Zip" inputMode="numeric" autoComplete="postal-code" />
      </div>
    </>
  );
}

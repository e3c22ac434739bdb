import { Button } from '#ui/components/Button/Button';
import { CheckoutFrame } from '#ui/components/CheckoutFrame/CheckoutFrame';
import type { CheckoutSummaryProps } from '#ui/components/CheckoutSummary/CheckoutSummary';
import { CheckoutSummary } from '#ui/components/CheckoutSummary/CheckoutSummary';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { fieldOf } from '#ui/components/FormBox/form-words';
import { FormBox } from '#ui/components/FormBox/FormBox';
import { Heading } from '#ui/components/Heading/Heading';
import type { KeptChoicesProps } from '#ui/components/KeptChoices/KeptChoices';
import { KeptChoices } from '#ui/components/KeptChoices/KeptChoices';
import type { NothingToPayProps } from '#ui/components/NothingToPay/NothingToPay';
import { NothingToPay } from '#ui/components/NothingToPay/NothingToPay';
import { RecipientFields } from '#ui/components/RecipientFields/RecipientFields';
import type { StepWords } from '#ui/components/StepIndicator/StepIndicator';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';

import * as styles from './CheckoutView.css';

const FORM_ID = 'personal';

export interface CheckoutViewProps {
  steps: readonly StepWords[];
  summary: CheckoutSummaryProps;
  /** Shown above the form while the cart is empty. */
  nothing: NothingToPayProps | undefined;
  form: FormWords;
  kept: Omit<KeptChoicesProps, 'label'>;
  countries: readonly string[];
  /** The field of the phone number gets focus. */
  onPhoneFocused: () => void;
}

/** The first step of the checkout: personal details (section 3, "Checkout personal"). */
export function CheckoutView({ steps, summary, nothing, form, kept, countries, onPhoneFocused }: CheckoutViewProps) {
  return (
    <CheckoutFrame title="Checkout" steps={steps} summary={<CheckoutSummary {...summary} />}>
      {nothing ? <NothingToPay {...nothing} /> : null}
      <div className={styles.form}>
        <Heading level={2} size="title3" id="personal-heading">
          Personal details
        </Heading>
        <KeptChoices label="Use details kept on this device" {...kept} />
        <FormBox id={FORM_ID} labelledBy="personal-heading" form={form}>
          <RecipientFields form={form} formId={FORM_ID} countries={countries} onPhoneFocused={onPhoneFocused}>
            <TextField
              {...fieldOf(form, FORM_ID, 'email')}
              label="Email address"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="email"
            />
          </RecipientFields>
          <div className={styles.action}>
            <Button type="submit" size="large">
              Continue to Billing
            </Button>
            <Text size="small" tone="soft">
              What you type stays in this browser for eight hours.
            </Text>
          </div>
        </FormBox>
      </div>
    </CheckoutFrame>
  );
}

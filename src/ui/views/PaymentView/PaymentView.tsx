import type { CardBrand } from '#domain/saved-card';
import { isOnlyExpiry } from '#domain/card';
import { Button } from '#ui/components/Button/Button';
import { CardNumberField } from '#ui/components/CardNumberField/CardNumberField';
import { Checkbox } from '#ui/components/Checkbox/Checkbox';
import { CheckoutFrame } from '#ui/components/CheckoutFrame/CheckoutFrame';
import type { CheckoutSummaryProps } from '#ui/components/CheckoutSummary/CheckoutSummary';
import { CheckoutSummary } from '#ui/components/CheckoutSummary/CheckoutSummary';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { boxOf, fieldOf } from '#ui/components/FormBox/form-words';
import { FormBox } from '#ui/components/FormBox/FormBox';
import { Heading } from '#ui/components/Heading/Heading';
import type { KeptChoicesProps } from '#ui/components/KeptChoices/KeptChoices';
import { KeptChoices } from '#ui/components/KeptChoices/KeptChoices';
import { MonthField } from '#ui/components/MonthField/MonthField';
import type { NothingToPayProps } from '#ui/components/NothingToPay/NothingToPay';
import { NothingToPay } from '#ui/components/NothingToPay/NothingToPay';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import type { StepWords } from '#ui/components/StepIndicator/StepIndicator';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';

import { BrandLine } from './BrandLine';
import type { PaymentDialogsProps } from './PaymentDialogs';
import { PaymentDialogs } from './PaymentDialogs';
import * as styles from './PaymentView.css';

/** Prefix of the ids of its fields and the Pay button. */
const CARD_FORM_ID = 'card';

export interface PaymentViewProps {
  steps: readonly StepWords[];
  summary: CheckoutSummaryProps;
  form: FormWords;
  brand: CardBrand;
  kept: Omit<KeptChoicesProps, 'label'>;
  /** Replaces the form while the cart is empty. */
  nothing: NothingToPayProps | undefined;
  /** As on the button, such as `$1,234.00`. */
  amount: string;
  /** That the amount has changed while the page is open. */
  told: string | undefined;
  dialogs: PaymentDialogsProps;
  onSampleAsked: () => void;
}

/** The second step of the checkout: the card (section 3, "Card form"). */
export function PaymentView({ steps, summary, nothing, dialogs, ...card }: PaymentViewProps) {
  return (
    <>
      <CheckoutFrame title="Payment" steps={steps} summary={<CheckoutSummary {...summary} />}>
        {nothing ? <NothingToPay {...nothing} /> : <CardDetails {...card} />}
      </CheckoutFrame>
      <PaymentDialogs {...dialogs} />
    </>
  );
}

type CardDetailsProps = Omit<PaymentViewProps, 'steps' | 'summary' | 'nothing' | 'dialogs'>;

function CardDetails({ form, brand, kept, amount, told, onSampleAsked }: CardDetailsProps) {
  const field = (name: string) => fieldOf(form, CARD_FORM_ID, name);
  return (
    <div className={styles.form}>
      <Heading level={2} size="title3" id="card-heading">
        Card details
      </Heading>
      <div className={styles.sample}>
        <div className={styles.sampleWords}>
          <Text size="small">Nothing is charged. Keep your own card in your wallet, and use a sample card.</Text>
        </div>
        <Button tone="secondary" size="small" onClick={onSampleAsked}>
          Fill in a sample card
        </Button>
      </div>
      <KeptChoices label="Use a saved card" {...kept} />
      <FormBox id={CARD_FORM_ID} labelledBy="card-heading" form={summarised(form)}>
        <TextField {...field('name')} label="Name on card" autoComplete="cc-name" autoCapitalize="words" />
        <div className={styles.number}>
          <CardNumberField {...field('cardnum')} label="Card number" autoComplete="cc-number" />
          <BrandLine brand={brand} />
        </div>
        <div className={styles.pair}>
          <MonthField {...field('expiry')} label="Valid through" hint="As printed on the card." autoComplete="cc-exp" />
          <TextField
            {...field('cvv')}
            label="Security code (CVV)"
            hint={brand === 'American Express' ? '4 digits on the front.' : '3 digits on the back.'}
            inputMode="numeric"
            autoComplete="cc-csc"
            width="short"
          />
        </div>
        <Checkbox {...boxOf(form, CARD_FORM_ID, 'isDefault')} label="Save as default" />
        <div className={styles.action}>
          <StatusLine text={told} tone="ink" size="body" />
          <Button type="submit" size="large" id="card-amount" width="full">
            <span>
              Pay <span data-settles="stored">{amount}</span>
            </span>
          </Button>
          {form.problems['amount'] === undefined ? null : <Text tone="clay">{form.problems['amount']}</Text>}
          <Text size="small" tone="soft">
            Saving keeps the brand, last four digits, expiry and name on this device. The number and security code are
            never stored.
          </Text>
        </div>
      </FormBox>
    </div>
  );
}

/** If only the expiry is wrong, the message at the field is enough (readings, "Payment"); focus goes to it. */
function summarised(form: FormWords): FormWords {
  return isOnlyExpiry(form.problems) ? { ...form, problems: {} } : form;
}

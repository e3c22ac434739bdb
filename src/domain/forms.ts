import type { CardValues } from './card';
import { EXPIRY_MESSAGES, expiryProblem } from './card';
import type { FieldProblems, FieldValues } from './fields';
import { checkRequired, inLabelOrder, isEmail, missing, told } from './fields';
import type { AddressRules, ContactRules } from './countries';
import { countryProblem, phoneProblem, postcodeProblem } from './countries';

const PERSONAL_LABELS = {
  firstName: 'your first name',
  lastName: 'your last name',
  email: 'your email address',
  phone: 'your phone number',
  city: 'your town or city',
  country: 'your country',
  postcode: 'your postcode or zip',
} as const;

/** Checkout personal: all fields required (sections 3 and 5); country, phone and postcode must exist. */
export function checkPersonal(values: FieldValues, rules: ContactRules): FieldProblems {
  const { phone = '', country = '' } = values;
  return inLabelOrder(PERSONAL_LABELS, {
    ...told({ phone: phoneProblem(phone, country, rules), country: countryProblem(country, rules) }),
    ...checkRequired(PERSONAL_LABELS, 'email')(values),
    ...postcodeProblems(values, rules),
  });
}

/** An order's name and address: the personal details of the checkout but the email, by which the order is found. */
export function checkRecipient(values: FieldValues, rules: ContactRules): FieldProblems {
  const { email: _email, ...problems } = checkPersonal(values, rules);
  return problems;
}

/** Signup form: text fields required; the email is plain text, mismatch and terms are advice (section 5). */
export const checkSignUp = checkRequired({
  fullName: 'your full name',
  email: 'your email address',
  password: 'a password',
  confirmPassword: 'the password again',
});

export const checkLogIn = checkRequired({ login: 'your email address or phone number', password: 'your password' });

export const checkTrackOrder = checkRequired(
  { orderid: 'an order ID', email: 'the billing email, or check the order ID' },
  'email',
);

const CARD_LABELS = { name: 'the name on the card', cardnum: 'the card number', cvv: 'the security code' } as const;

/** Card form: all fields required; of the rest only the expiry blocks (readings, "Payment"). */
export function checkCard(card: CardValues, now: Date): FieldProblems {
  const expiry = expiryProblem(card.expiry, now);
  const all: FieldProblems = {
    ...missing({ ...card }, CARD_LABELS),
    ...told({ expiry: expiry && EXPIRY_MESSAGES[expiry] }),
  };
  return Object.fromEntries(
    ['name', 'cardnum', 'expiry', 'cvv'].flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  );
}

/** Profile: name and email required, the email stays plain text as at sign-up; the phone number is optional. */
export const checkProfile = checkRequired({ fullName: 'your full name', email: 'your email address' });

const ADDRESS_LABELS = {
  street: 'a street and number',
  city: 'a town or city',
  postcode: 'a postcode or zip',
  country: 'a country',
} as const;

/** Address book: all fields but the label are required, with the checkout's rules. */
export function checkAddress(values: FieldValues, rules: AddressRules): FieldProblems {
  return inLabelOrder(ADDRESS_LABELS, {
    ...told({ country: countryProblem(values['country'] ?? '', rules) }),
    ...missing(values, ADDRESS_LABELS),
    ...postcodeProblems(values, rules),
  });
}

/** Goes before the message for an empty field: in countries without postcodes it says what to enter. */
function postcodeProblems({ country = '', postcode = '' }: FieldValues, rules: AddressRules): FieldProblems {
  return told({ postcode: postcodeProblem(postcode, country, rules) });
}

/**
 * Advice of the sign-up form by field, which never blocks (section 5, "Not enforced"). A field gets advice only after
 * the next one is filled in, not while it is being typed.
 */
export function signUpAdvice(values: FieldValues): FieldProblems {
  const email = (values['email'] ?? '').trim();
  const password = values['password'] ?? '';
  const again = values['confirmPassword'] ?? '';
  const isTicked = values['terms'] === 'on';
  const advice: Record<string, string> = {};
  if (email !== '' && password !== '' && !isEmail(email)) {
    advice['email'] = 'That does not look like an email address.';
  }
  if (password !== '' && again !== '' && password.length < 8) {
    advice['password'] = 'A password of eight characters or more is harder to guess.';
  }
  if (again !== '' && password !== again && (isTicked || !password.startsWith(again))) {
    advice['confirmPassword'] = 'The two passwords are not the same.';
  }
  if (again !== '' && !isTicked) {
    advice['terms'] = 'The terms are not ticked. You can still sign up.';
  }
  return advice;
}

import type { FieldProblems, FieldValues } from './fields';
import { checkRequired, digits, inLabelOrder, told } from './fields';

const CONTACT_LABELS = {
  name: 'your name',
  email: 'your email address',
  phone: 'your phone number',
  subject: 'a subject',
  message: 'a message',
} as const;

/** No phone number is shorter. */
export const FEWEST_DIGITS = 5;

/** Contact form: all fields required, and the phone number has digits. */
export function checkContact(values: FieldValues): FieldProblems {
  const phone = digits(values['phone'] ?? '').length < FEWEST_DIGITS ? 'Enter a full phone number.' : undefined;
  return inLabelOrder(CONTACT_LABELS, { ...told({ phone }), ...checkRequired(CONTACT_LABELS, 'email')(values) });
}

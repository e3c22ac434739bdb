/** Ids of the card's fields, and of the button that pays, begin with it. */
export const CARD_FORM_ID = 'card';

/** Whether the expiry is the one thing to mend: then the message at the field is all (readings, "Payment"). */
export function isOnlyExpiry(problems: Readonly<Record<string, string>>): boolean {
  const [first, ...others] = Object.keys(problems);
  return first === 'expiry' && others.length === 0;
}

import type { FieldProblems } from '#domain/fields';
import type { StepWords } from '#ui/components/StepIndicator/StepIndicator';

const NAMES: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email address',
  phone: 'phone number',
  city: 'town/city',
  country: 'country',
  postcode: 'postcode/zip',
};

/** The three steps, and what the first one still needs (readings: all pages are open). */
export function checkoutSteps(
  place: 'personal' | 'billing' | 'confirmation',
  problems: FieldProblems,
): readonly StepWords[] {
  const gaps = Object.keys(problems);
  const isComplete = gaps.length === 0;
  return [
    {
      name: 'Personal',
      state: place === 'personal' ? 'current' : isComplete ? 'done' : 'missing',
      to: '/Checkout',
      note: place === 'billing' ? missingInWords(gaps) : undefined,
    },
    {
      name: 'Billing',
      state: place === 'billing' ? 'current' : place === 'confirmation' ? 'done' : 'ahead',
      to: place === 'personal' && isComplete ? '/Checkout/Payment' : undefined,
    },
    { name: 'Confirmation', state: place === 'confirmation' ? 'current' : 'ahead' },
  ];
}

function missingInWords(gaps: readonly string[]): string | undefined {
  if (gaps.length === 0) {
    return undefined;
  }
  return gaps.length === Object.keys(NAMES).length
    ? 'Your personal details are missing'
    : `Missing: ${gaps.map((field) => NAMES[field] ?? field).join(', ')}`;
}

/** Values of a form, as typed, by field name; a checked box is `on`. */
export type FieldValues = Readonly<Record<string, string>>;

/** Error messages by field name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Validates a form; an empty result lets it pass. */
export type FieldCheck = (values: FieldValues) => FieldProblems;

/** Anything that can be seen: no space, no character without a width, no Hangul filler or blank of Braille. */
const SEEN = /[^\s\p{Cc}\p{Cf}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/u;

/** True of a text in which anything can be seen. */
export function isSeen(text: string): boolean {
  return SEEN.test(text);
}

/** An error message for each field in which nothing is seen, in the order of the labels. */
export function missing(values: FieldValues, labels: Readonly<Record<string, string>>): FieldProblems {
  return Object.fromEntries(
    Object.entries(labels)
      .filter(([name]) => !isSeen(values[name] ?? ''))
      .map(([name, label]) => [name, `Enter ${label}.`]),
  );
}

const LABEL = String.raw`[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?`;

/** The address syntax of the HTML standard's `type=email`, with a dot in the domain, and with letters of all languages. */
const EMAIL = new RegExp(String.raw`^[\w\p{L}\p{M}.!#$%&'*+/=?^\x60{|}~-]+@${LABEL}(?:\.${LABEL})+$`, 'u');

/** A text to compare: spaces around it and capitals do not matter, nor that some keyboards write ＠ for @, or ١ for 1. */
export function comparable(text: string): string {
  return westernDigits(text.normalize('NFKC')).trim().toLowerCase();
}

/** True of a text that may be an email address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(comparable(text));
}

export const BAD_EMAIL = 'Enter an email address like name@example.com.';

/** Required fields (section 5), and an email field that holds an email address. */
export function checkRequired(labels: Readonly<Record<string, string>>, emailField?: string): FieldCheck {
  return (values) => {
    const problems = missing(values, labels);
    if (emailField === undefined) {
      return problems;
    }
    const address = (values[emailField] ?? '').trim();
    return address === '' || isEmail(address)
      ? problems
      : inLabelOrder(labels, { ...problems, [emailField]: BAD_EMAIL });
  };
}

/** Sorted in the order of the fields. */
export function inLabelOrder(labels: Readonly<Record<string, string>>, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.keys(labels).flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])));
}

/** Newsletter: one valid address. */
export function checkNewsletter(values: FieldValues): FieldProblems {
  return isEmail(values['email'] ?? '') ? {} : { email: BAD_EMAIL };
}

/** Messages by field name, without the fields that have none. */
export function told(problems: Readonly<Record<string, string | undefined>>): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])),
  );
}

const DIGIT = /\p{Nd}/u;

/** A text whose digits of other scripts, such as ٤ or ４, are written as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // The digits of each script follow one another, from its zero on.
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) {
      zero -= 1;
    }
    return String((code - zero) % 10);
  });
}

/** The digits of a text, of any script, as 0 to 9. */
export function digits(text: string): string {
  return westernDigits(text).replaceAll(/\D/g, '');
}

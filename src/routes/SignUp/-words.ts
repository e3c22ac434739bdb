const NOTES: Readonly<Record<string, string>> = {
  confirmPassword: 'The two passwords were not the same. Neither is stored, so you can go on.',
  email: 'That does not look like an email address. You can change it in My Account.',
};

/** Added to the welcome if advice was ignored. */
export function signUpNotes(advised: readonly string[]): readonly string[] {
  return advised.flatMap((field) => NOTES[field] ?? []);
}

import { normalizedWords } from './words';

/** A page that answers a question to the shop. */
export interface HelpEntry {
  /** What it answers, as a heading. */
  readonly name: string;
  readonly link:
    | { readonly to: '/ContactUs' | '/MyAccount/TrackOrder' }
    | { readonly to: '/PrivacyPolicy/$privacypolicy'; readonly params: { readonly privacypolicy: string } };
  /** Words, or several in a row, that ask for it; normalized. */
  readonly asked: readonly string[];
}

/** The entries that a query asks for, by any of their words. */
export function helpAbout(help: readonly HelpEntry[], query: string): readonly HelpEntry[] {
  const plain = ` ${normalizedWords(query).join(' ')} `;
  return help.filter(({ asked }) => asked.some((words) => plain.includes(` ${words} `)));
}

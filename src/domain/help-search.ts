import { normalizedWords } from './words';

/** A page that answers a question to the shop. */
export interface HelpEntry {
  /** What it answers, as a heading. */
  readonly name: string;
  readonly link:
    | { readonly to: '/Blog' | '/Cart' | '/ContactUs' | '/MyAccount' | '/MyAccount/TrackOrder' | '/MyAccount/Wishlist' }
    | { readonly to: '/'; readonly hash: string }
    | { readonly to: '/PrivacyPolicy/$privacypolicy'; readonly params: { readonly privacypolicy: string } };
  /** Words, or several in a row, that ask for it; normalized. */
  readonly asked: readonly string[];
}

/** The entries that a query asks for, by any of their words. */
export function helpAbout(help: readonly HelpEntry[], query: string): readonly HelpEntry[] {
  // "Help me choose" asks for a product.
  const plain = spaced(query).replaceAll(' help me ', ' ');
  return help.filter(({ asked }) => asked.some((words) => plain.includes(` ${words} `)));
}

/** What a question to the shop says besides: of "how to clean a wool rug", "how to a wool rug". Undefined if it is none. */
export function withoutAsked(help: readonly HelpEntry[], query: string): string | undefined {
  const asked = helpAbout(help, query).flatMap((entry) => entry.asked);
  return asked.length === 0
    ? undefined
    : asked
        .toSorted((one, other) => other.length - one.length)
        .reduce((rest, words) => rest.replaceAll(` ${words} `, ' '), spaced(query))
        .trim();
}

function spaced(query: string): string {
  return ` ${normalizedWords(query).join(' ')} `;
}

import sans from './fonts/hanken-grotesk.woff2?url';
import italic from './fonts/newsreader-italic.woff2?url';
import serif from './fonts/newsreader.woff2?url';

/** Font files that a page preloads (`as=font`, `crossorigin`). Only the quotation of a post is in italics. */
export function fontFiles({ hasQuotation }: { readonly hasQuotation: boolean }): readonly string[] {
  return hasQuotation ? [sans, serif, italic] : [sans, serif];
}

import sans from './fonts/hanken-grotesk.woff2?url';
import serif from './fonts/newsreader.woff2?url';

/** Font files that every page preloads (`as=font`, `crossorigin`). */
export const FONT_FILES: readonly string[] = [sans, serif];

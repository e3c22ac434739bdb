import sans from './fonts/hanken-grotesk.woff2?url';
import serif from './fonts/newsreader.woff2?url';

/** The two font files every page begins with, to be preloaded (`as=font`, `crossorigin`). */
export const FONT_FILES: readonly string[] = [sans, serif];

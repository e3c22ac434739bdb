/** Letters that no accent can be taken off, as who has no key for them writes them: oeuf, Lodz, Strasse. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/**
 * Words in lower case, without accents, apostrophes and signs that cannot be seen, in letters of usual width, for
 * comparison; "160x200" is two. Chinese and Japanese have no blanks: each Han sign is a word, and so are the kana between them.
 */
export function normalizedWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[’']/g, '')
    .toLowerCase()
    .replaceAll(/[^ -~]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/(?<=\d)\s?[x×]\s?(?=\d)/g, ' ')
    .replaceAll(/\p{sc=Han}|\p{scx=Hira}+|\p{scx=Kana}+/gu, ' $& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A text without the signs that turn around what stands beside it, as a right-to-left override does (UAX #9). */
export function withoutTurns(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

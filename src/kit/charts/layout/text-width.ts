/**
 * Widths of the characters from space to tilde in Hanken Grotesk 600, in hundredths of the font size: the layout is
 * made where no font can be measured.
 */
const WIDTHS = [
  26, 25, 36, 70, 56, 74, 70, 19, 26, 26, 40, 56, 24, 33, 24, 42, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 24, 24, 56,
  56, 56, 51, 87, 66, 61, 71, 68, 58, 56, 73, 69, 26, 55, 65, 50, 85, 68, 75, 56, 78, 61, 57, 58, 66, 67, 97, 66, 62,
  60, 29, 46, 29, 60, 46, 31, 54, 58, 52, 58, 54, 34, 52, 56, 24, 24, 55, 27, 84, 56, 57, 58, 58, 42, 47, 36, 56, 53,
  75, 53, 53, 47, 27, 27, 27, 56,
];

const FIRST = 32;

/** Arrows and what else the table lacks. */
const OTHER = 90;

/** How wide a line of text is drawn, in px. */
export function textWidth(text: string, fontPx: number): number {
  const hundredths = Array.from(text, (letter) => WIDTHS[letter.charCodeAt(0) - FIRST] ?? OTHER);
  return (hundredths.reduce((sum, width) => sum + width, 0) / 100) * fontPx;
}

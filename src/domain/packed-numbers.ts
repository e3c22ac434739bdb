/** Digits below it end a number; the others are followed by one more. Most numbers are small and take one digit. */
const LAST_DIGITS = 60;
const FURTHER_DIGITS = 30;
/** From here on JSON takes every printable character as it is, except the backslash. */
const FIRST_CODE = '#'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/** Whole numbers from 0 to below 2 ** 32 as a text that JSON needs no escapes for and that compresses well: lowest digit first. */
export function packNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= LAST_DIGITS) {
      text += characterOf(LAST_DIGITS + (rest % FURTHER_DIGITS));
      rest = Math.floor(rest / FURTHER_DIGITS);
    }
    text += characterOf(rest);
  }
  return text;
}

function characterOf(digit: number): string {
  const code = FIRST_CODE + digit;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

/** The numbers of a text of `packNumbers`, or of the part of it from `start` to `end`. */
export function unpackNumbers(text: string, start = 0, end = text.length): Uint32Array {
  const numbers = new Uint32Array(end - start);
  let count = 0;
  let number = 0;
  let scale = 1;
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index);
    const digit = code - FIRST_CODE - (code > BACKSLASH ? 1 : 0);
    if (digit < LAST_DIGITS) {
      numbers[count] = number + digit * scale;
      count += 1;
      number = 0;
      scale = 1;
    } else {
      number += (digit - LAST_DIGITS) * scale;
      scale *= FURTHER_DIGITS;
    }
  }
  return numbers.subarray(0, count);
}

/** Ascending numbers, packed as the differences between neighbours. */
export function packAscending(numbers: readonly number[]): string {
  return packNumbers(numbers.map((number, index) => number - (numbers[index - 1] ?? 0)));
}

/** The numbers of a text of `packAscending`, or of a part of it that was packed as one. */
export function unpackAscending(text: string, start = 0, end = text.length): Uint32Array {
  const numbers = unpackNumbers(text, start, end);
  for (let index = 1; index < numbers.length; index += 1) {
    numbers[index] = (numbers[index] ?? 0) + (numbers[index - 1] ?? 0);
  }
  return numbers;
}

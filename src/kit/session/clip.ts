/** More of one text than anyone reads in a log. */
const LONGEST_TEXT = 300;
const MOST_ITEMS = 100;

/** A copy of a value in which long texts and lists are cut: a log of every key would hold the whole text each time. */
export function clipped<Value>(value: Value): Value {
  return clip(value) as Value;
}

function clip(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > LONGEST_TEXT ? `${beginning(value)}… (${value.length} characters)` : value;
  }
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST_ITEMS).map(clip);
    return value.length > MOST_ITEMS ? [...items, `… (${value.length} items)`] : items;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clip(part)]));
}

/** An emoji is two units: half of one is no character. */
function beginning(text: string): string {
  const cut = text.slice(0, LONGEST_TEXT);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

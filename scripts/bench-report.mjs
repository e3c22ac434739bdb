const BAR_PX = 360;
const ROW_PX = 18;
const LABEL_PX = 210;
const COLOURS = ['#b8b2a6', '#3e5140', '#b55a38', '#5b6f9a', '#8a6d3b'];

/** The middle of numbers, of an even count the mean of both; `undefined` of none. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const both = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return sorted.length === 0 ? undefined : (both[0] + both[1]) / 2;
}

/** Median, least and most of what was measured; `missing` counts rounds without an answer. */
export function summary(values) {
  const seen = values.filter((value) => value !== undefined);
  return seen.length === 0
    ? { missing: values.length }
    : { median: median(seen), min: Math.min(...seen), max: Math.max(...seen), missing: values.length - seen.length };
}

/**
 * How many times as much as in the other shop, round by round, so that what slowed a round slowed both. There is none
 * where the other shop has a zero.
 */
export function ratio(values, others) {
  const pairs = values
    .map((value, round) => [value, others[round]])
    .filter(([here, there]) => here !== undefined && there !== undefined);
  return summary(pairs.some(([, there]) => there === 0) ? [] : pairs.map(([here, there]) => here / there));
}

/**
 * Lines of a table: a row for each measure, a column for each shop. `measures` are `{ name, unit, values }` with the
 * values of every round by the shop's name; ratios are to the first shop that has values.
 */
export function tableLines(shops, measures) {
  const cells = measures.map(({ name, unit, values }) => {
    const first = shops.find((shop) => summary(values[shop] ?? []).median !== undefined);
    return [`${name}, ${unit}`, ...shops.map((shop) => cell(values[shop], shop === first ? undefined : values[first]))];
  });
  const rows = [['', ...shops], ...cells];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]))
      .join(' | ')
      .trimEnd(),
  );
}

function cell(values, others) {
  const { median: middle, min, max, missing } = summary(values ?? []);
  if (middle === undefined) {
    return missing > 0 ? 'no answer' : '-';
  }
  const spread = min === max ? '' : ` (${number(min)}–${number(max)})`;
  const beside = others && ratio(values, others);
  const times =
    beside?.median === undefined
      ? ''
      : ` × ${beside.median.toFixed(2)} (${beside.min.toFixed(2)}–${beside.max.toFixed(2)})`;
  return `${number(middle)}${spread}${times}${missing > 0 ? `, ${missing} without answer` : ''}`;
}

function number(value) {
  return Math.abs(value) < 1 && value !== 0 ? value.toFixed(3) : value.toFixed(0);
}

/** An SVG of bars: the median of every shop for every measure, with a line from the least to the most. */
export function chart(shops, measures) {
  const rows = [];
  let y = ROW_PX * 2;
  for (const { name, unit, values } of measures) {
    const known = shops
      .map((shop) => [shop, summary(values[shop] ?? [])])
      .filter(([, { median: middle }]) => middle !== undefined);
    const most = Math.max(...known.map(([, { max }]) => max), Number.MIN_VALUE);
    const x = (value) => LABEL_PX + (value / most) * BAR_PX;
    rows.push(`<text x="0" y="${y + 13}">${escape(name)}</text>`);
    for (const [shop, { median: middle, min, max }] of known) {
      const middleOfRow = y + ROW_PX / 2;
      rows.push(
        `<rect x="${LABEL_PX}" y="${y + 3}" width="${(x(middle) - LABEL_PX).toFixed(1)}" height="${ROW_PX - 6}" fill="${colour(shops, shop)}"/>`,
        `<path d="M${x(min).toFixed(1)} ${middleOfRow}H${x(max).toFixed(1)}" stroke="#222"/>`,
        `<text x="${LABEL_PX + BAR_PX + 8}" y="${y + 13}">${number(middle)} ${unit}</text>`,
      );
      y += ROW_PX;
    }
    y += ROW_PX / 2;
  }
  const legend = shops.map(
    (shop, at) =>
      `<rect x="${at * 110}" y="4" width="10" height="10" fill="${colour(shops, shop)}"/><text x="${at * 110 + 15}" y="14">${escape(shop)}</text>`,
  );
  const width = LABEL_PX + BAR_PX + 90;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${y}" fill="#fff"/>`,
    ...legend,
    ...rows,
    '</svg>\n',
  ].join('\n');
}

function colour(shops, shop) {
  return COLOURS[shops.indexOf(shop) % COLOURS.length];
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

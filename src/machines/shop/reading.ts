import * as v from 'valibot';

/** The readable and the unreadable part of a slice. */
export interface ReadResult {
  /** Undefined if nothing was readable: that counts as never stored. */
  readonly data: unknown;
  readonly unread: readonly unknown[];
}

const LAST_MOMENT_MS = Date.UTC(2100, 0);

export const finite = v.pipe(
  v.number(),
  v.check((read) => Number.isFinite(read)),
);
export const whole = wholeFrom(0);
export const moment = wholeFrom(0, LAST_MOMENT_MS);
/** `YYYY-MM-DD` of a day that exists. */
export const day = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8)),
  ),
);
/** Of the seven days of a week, four are left to work. */
export const weekend = v.pipe(
  v.array(whole),
  v.check((days) => days.length <= 3),
);
/** Names of pieces. */
export const pieces = v.optional(v.array(v.string()));
export const named = v.pipe(
  v.string(),
  v.check((text) => /\S/.test(text)),
);

/** A whole number within these limits. */
export function wholeFrom(least: number, most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.number(),
    v.check((read) => Number.isSafeInteger(read) && read >= least && read <= most),
  );
}

type Schema<Element> = v.GenericSchema<unknown, Element>;

/** A field that is left out alone where it cannot be read. */
export function spared<Read>(schema: Schema<Read>) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

/** A list within an element: what cannot be read of it is left out alone. */
export function sparedList<Element>(schema: Schema<Element>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((written) =>
      written.flatMap((element) => {
        const { success, output } = v.safeParse(schema, element);
        return success ? [output] : [];
      }),
    ),
  );
}

/** Validates a list element by element: an invalid one is dropped alone. */
export function readList<Element>(
  written: unknown,
  schema: Schema<Element>,
  isSound: (element: Element) => boolean = () => true,
): ReadResult {
  if (!Array.isArray(written)) {
    return { data: undefined, unread: [written] };
  }
  const read = written.map((element: unknown) => {
    const { success, output } = v.safeParse(schema, element);
    return success && isSound(output) ? [output] : [];
  });
  const data = read.flat();
  const unread: unknown[] = written.filter((_, index) => read[index]?.length === 0);
  return { data: data.length === 0 && unread.length > 0 ? undefined : data, unread };
}

/** The fields of an object whose values are texts. */
export function texts(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** True of an object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { isDeepStrictEqual } from 'node:util';

import { listed } from '#kit/charts/words';

import type { RecordedPath, Recording } from './recording';

type Seen = RecordedPath['seen'];

/**
 * Where a machine does otherwise than recorded, in sentences: of each path the first step that does, as what follows
 * follows from it, and the states that refuse other events.
 */
export function differences(recorded: Recording, now: Recording): readonly string[] {
  return [
    ...recorded.paths.flatMap((path, index) => pathDifferences(path, now.paths[index], `path ${index + 1}`)),
    ...refusalDifferences(recorded.refused, now.refused),
  ];
}

/** Where one path is otherwise than recorded: its first step that is. */
export function pathDifferences(
  recorded: RecordedPath,
  now: RecordedPath | undefined,
  path: string,
): readonly string[] {
  const begun = otherThan(recorded.seen, now?.seen);
  if (begun.length > 0) {
    return [`${path}, started with ${recorded.start}: ${begun.join('; ')}`];
  }
  for (const [index, { act, seen }] of recorded.steps.entries()) {
    const other = otherThan(seen, now?.steps[index]?.seen);
    if (other.length > 0) {
      return [`${path}, step ${index + 1}, ${act.name}: ${other.join('; ')}`];
    }
  }
  return [];
}

/** `state is visible.passing, recorded was hidden`. */
function otherThan(recorded: Seen, now: Seen | undefined): readonly string[] {
  if (!now) {
    return ['it is not taken any more'];
  }
  return (Object.keys(recorded) as (keyof Seen)[]).flatMap((part) => {
    const [is, was] = [now[part], recorded[part]];
    return isDeepStrictEqual(is, was) ? [] : [`${part} is ${wordsOf(is)}, recorded was ${wordsOf(was)}`];
  });
}

/** Which states refuse other events than recorded. */
export function refusalDifferences(recorded: Recording['refused'], now: Recording['refused']): readonly string[] {
  const states = new Set([...Object.keys(recorded), ...Object.keys(now)]);
  return [...states].flatMap((state) => {
    const [was, is] = [recorded[state], now[state]];
    if (!was || !is) {
      return [`${state} is ${is ? `new, and refuses ${listed(is)}` : 'gone'}`];
    }
    const more = is.filter((name) => !was.includes(name));
    const fewer = was.filter((name) => !is.includes(name));
    return [
      ...(more.length > 0 ? [`${state} now refuses ${listed(more)}`] : []),
      ...(fewer.length > 0 ? [`${state} no longer refuses ${listed(fewer)}`] : []),
    ];
  });
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

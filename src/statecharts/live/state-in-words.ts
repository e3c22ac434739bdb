import type { ActorReport } from '#kit/session/report';

/** A state value in words: `visible.passing`, and `one & other` for parallel states. */
export function stateInWords(value: ActorReport['value']): string {
  if (typeof value === 'string') {
    return value;
  }
  return Object.entries(value)
    .map(([key, inner]) =>
      inner === undefined || JSON.stringify(inner) === '{}' ? key : `${key}.${stateInWords(inner)}`,
    )
    .join(' & ');
}

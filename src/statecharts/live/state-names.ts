import type { ActorReport } from '#kit/session/report';

/** A state value by the names of its states: `visible.passing`, and `one & other` for parallel states. */
export function stateNames(value: ActorReport['value']): string {
  if (typeof value === 'string') {
    return value;
  }
  return Object.entries(value)
    .map(([key, inner]) =>
      inner === undefined || JSON.stringify(inner) === '{}' ? key : `${key}.${stateNames(inner)}`,
    )
    .join(' & ');
}

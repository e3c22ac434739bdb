import { paths } from 'virtual:paths';

import type { SuitePath } from '#kit/paths/suite-path';

import { stateNames } from '../live/state-names';

/** The paths of a machine's suite, as the build wrote them; in their order. */
export function pathsOf(machine: string): readonly SuitePath[] {
  return paths[machine] ?? [];
}

/** The name of a path in the address, by its place in the suite. */
export function pathName(index: number): string {
  return `transitions-${index + 1}`;
}

/** A path by its name in the address; undefined when the suite has none of that name. */
export function pathNamed(machine: string, name: string | undefined): SuitePath | undefined {
  return pathsOf(machine).find((_, index) => pathName(index) === name);
}

/** A path as a sentence. */
export function pathSentence({ start, steps }: SuitePath): string {
  const names = steps.map(({ name }) => name).join('; ');
  return `From ${stateNames(start.value)}, begun as ${start.name}${names === '' ? '' : `: ${names}`}.`;
}

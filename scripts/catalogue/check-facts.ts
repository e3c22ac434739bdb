import { shown } from './faults';
import type { Fault } from './faults';
import { isFields, list } from './fields';
import type { Read } from './fields';
import type { Path, Source } from './source';

/** Facts that are no larger than another one. */
const WITHIN = [
  ['mattressWidth', 'width', ' of the bed'],
  ['mattressLength', 'depth', ' of the bed'],
  ['seatHeight', 'height', ''],
] as const;

/**
 * Other products that do not exist, mattresses larger than their beds, seats above their tops, people who assemble nothing,
 * and sizes of a set that do not ascend.
 */
export function factFaults(source: Source, products: readonly Read[]): readonly Fault[] {
  const ids = new Set(products.map(({ fields }) => fields['id']));
  return products.flatMap(({ index, fields }) => {
    const facts = isFields(fields['facts']) ? fields['facts'] : {};
    const at = (...path: Path) => source.placeOf(['products', index, 'facts', ...path]);
    const others = list(facts['goesWith']).flatMap((id, n) =>
      Number.isSafeInteger(id) && (!ids.has(id) || id === fields['id'])
        ? [{ ...at('goesWith', n), found: shown(id), expected: 'the id of another product' }]
        : [],
    );
    const larger = WITHIN.flatMap(([inner, outer, of]) =>
      Number(facts[inner]) > Number(facts[outer])
        ? [{ ...at(inner), found: shown(facts[inner]), expected: `no more than the ${outer}${of}` }]
        : [],
    );
    const { assemblyPeople, assemblyMinutes } = facts;
    const idle =
      assemblyPeople !== undefined && assemblyMinutes === undefined
        ? [{ ...at('assemblyPeople'), found: shown(assemblyPeople), expected: 'nothing without assemblyMinutes' }]
        : [];
    const sizes = ['otherHeights', 'otherDiameters'].flatMap((name) =>
      list(facts[name]).flatMap((size, n, all) =>
        Number(size) < Number(all[n - 1])
          ? [{ ...at(name, n), found: shown(size), expected: 'no less than the size before it' }]
          : [],
      ),
    );
    return [...others, ...larger, ...idle, ...sizes];
  });
}

import type { Fault } from './faults';
import { isFields, list } from './fields';
import type { Read } from './fields';
import { foundAt } from './source';
import type { Path, Source } from './source';

/** Facts that are no larger than another one. */
const WITHIN = [
  ['mattressWidth', 'width', ' of the bed'],
  ['mattressLength', 'depth', ' of the bed'],
  ['seatHeight', 'height', ''],
] as const;

/**
 * Other products that do not exist, mattresses larger than their beds, seats above their tops, people who assemble nothing,
 * and sizes of a set that do not ascend. A product may stand on a row that could not be read.
 */
export function factFaults(source: Source, products: readonly Read[]): readonly Fault[] {
  const ids = new Set(products.map(({ fields }) => fields['id']));
  return products.flatMap(({ index, fields }) => {
    const facts = isFields(fields['facts']) ? fields['facts'] : {};
    const found = (value: unknown, ...steps: Path) => {
      const path = ['products', index, 'facts', ...steps];
      return { ...source.placeOf(path), found: foundAt(source, path, value) };
    };
    const others = list(facts['goesWith']).flatMap((id, n) =>
      Number.isInteger(id) && ((source.unread === 'nothing' && !ids.has(id)) || id === fields['id'])
        ? [{ ...found(id, 'goesWith', n), expected: 'the id of another product' }]
        : [],
    );
    const larger = WITHIN.flatMap(([inner, outer, of]) =>
      Number(facts[inner]) > Number(facts[outer])
        ? [{ ...found(facts[inner], inner), expected: `no more than the ${outer}${of}` }]
        : [],
    );
    const { assemblyPeople, assemblyMinutes } = facts;
    const idle =
      assemblyPeople !== undefined && assemblyMinutes === undefined
        ? [{ ...found(assemblyPeople, 'assemblyPeople'), expected: 'nothing without assemblyMinutes' }]
        : [];
    const sizes = ['otherHeights', 'otherDiameters'].flatMap((name) =>
      list(facts[name]).flatMap((size, n, all) =>
        Number(size) < Number(all[n - 1])
          ? [{ ...found(size, name, n), expected: 'no less than the size before it' }]
          : [],
      ),
    );
    return [...others, ...larger, ...idle, ...sizes];
  });
}

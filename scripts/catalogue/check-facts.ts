import { shown } from './faults';
import type { Fault } from './faults';
import { isFields, list } from './fields';
import type { Read } from './fields';
import type { Path, Source } from './source';

/** Other products that do not exist, mattresses larger than their beds, and sizes of a set that do not ascend. */
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
    const mattress = [['mattressWidth', 'width'] as const, ['mattressLength', 'depth'] as const].flatMap(
      ([inner, outer]) =>
        Number(facts[inner]) > Number(facts[outer])
          ? [{ ...at(inner), found: shown(facts[inner]), expected: `no more than the ${outer} of the bed` }]
          : [],
    );
    const sizes = ['otherHeights', 'otherDiameters'].flatMap((name) =>
      list(facts[name]).flatMap((size, n, all) =>
        Number(size) < Number(all[n - 1])
          ? [{ ...at(name, n), found: shown(size), expected: 'no less than the size before it' }]
          : [],
      ),
    );
    return [...others, ...mattress, ...sizes];
  });
}

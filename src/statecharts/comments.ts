import type { Mark, Marks } from '#kit/charts/drawing/marks';
import { stateNodes } from '#kit/charts/transitions';

import type { ChartedMachine } from './machines';

const files = import.meta.glob<string>('/src/machines/*/*.comments.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The comments on states, by node id: in the file `<machine>.comments.md` of a machine, what stands under `## <id>`. */
export const comments: ReadonlyMap<string, string> = new Map(Object.values(files).flatMap(commentsIn));

function commentsIn(file: string): readonly (readonly [id: string, comment: string])[] {
  return file
    .split(/^## +/m)
    .slice(1)
    .map((part) => {
      const [id = '', ...lines] = part.split('\n');
      return [id.trim(), lines.join('\n').trim()];
    });
}

/** Marks with the comments on states of a machine. A state that is marked already keeps its mark, and says both. */
export function withComments(marks: Marks, { machine }: ChartedMachine): Marks {
  const commented = stateNodes(machine).flatMap(({ id }): (readonly [string, Mark])[] => {
    const comment = comments.get(id);
    const mark = marks.states.get(id) ?? { kind: 'commented', badge: '“”', words: '' };
    return comment === undefined ? [] : [[id, { ...mark, words: `${mark.words} Comment: ${comment}`.trim() }]];
  });
  return commented.length === 0 ? marks : { ...marks, states: new Map([...marks.states, ...commented]) };
}

import type { Mark, Marks } from '#kit/charts/drawing/marks';
import { stateNodes } from '#kit/charts/transitions';

import type { ChartedMachine } from './machines';

const files = import.meta.glob<string>('/src/machines/*/*.comments.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The comments on states as they are committed, by node id: in the file of a machine, what stands under `## <id>`. */
export const comments: ReadonlyMap<string, string> = new Map(Object.values(files).flatMap(commentsIn));

/** Where the comments on a machine are committed. */
export function commentsFileOf(name: string): { readonly folder: string; readonly file: string } {
  return { folder: `src/machines/${name}`, file: `${name}.comments.md` };
}

/** Why something cannot be committed as a comment on a state; undefined for what can. */
export function faultOf(comment: string, committed: string): string | undefined {
  if (comment.trim() === '' && committed === '') {
    return 'Write your comment first.';
  }
  const line = comment.split('\n').findIndex((each) => each.startsWith('## '));
  return line === -1
    ? undefined
    : `Line ${line + 1} begins with “## ”: in the file, this begins the comment on another state. Begin it with “### ”.`;
}

/** The file of a machine with other comments, by node id; an empty one takes away what is committed. */
export function commentsFile(name: string, changed: ReadonlyMap<string, string>): string {
  const { folder, file } = commentsFileOf(name);
  const committed = files[`/${folder}/${file}`] ?? '';
  const before = committed.split(/^## /m)[0]?.trim() ?? '';
  const parts = [...new Map([...commentsIn(committed), ...changed])]
    .filter(([, comment]) => comment.trim() !== '')
    .map(([id, comment]) => `## ${id}\n\n${comment.trim()}`);
  return [before, ...parts]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n');
}

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
export function withComments(marks: Marks, { machine }: ChartedMachine, said = comments): Marks {
  const commented = stateNodes(machine).flatMap(({ id }): (readonly [string, Mark])[] => {
    const comment = said.get(id) ?? '';
    const mark = marks.states.get(id) ?? { kind: 'commented', badge: '“”', words: '' };
    return comment === '' ? [] : [[id, { ...mark, words: `${mark.words} Comment: ${comment}`.trim() }]];
  });
  return commented.length === 0 ? marks : { ...marks, states: new Map([...marks.states, ...commented]) };
}

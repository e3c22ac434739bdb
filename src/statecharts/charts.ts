import { layouts } from 'virtual:chart-layouts';

import { defineChart, statesOf, transitionsOf } from '#kit/charts/definition';
import { inWords } from '#kit/charts/in-words';
import type { Chart } from '#kit/charts/chart';
import { SIZE } from '#kit/charts/layout/box';
import { withRoom } from '#kit/charts/layout/with-room';
import type { Labels } from './address';
import { chartedMachines } from './machines';
import { unshown } from './stage/scenes';

/** Size in px of the picture of a state in its box: of a phone so much that its dialogs are whole. */
export const PICTURE = { width: 200, height: 340 } as const;

const charts = new Map<string, Chart>();
const chartsInWords = new Map<string, Chart>();
const chartsInPictures = new Map<string, Chart>();
const descriptions = new Map<string, string>();

for (const charted of chartedMachines) {
  const laidOut = layouts[charted.name];
  if (laidOut) {
    const definition = defineChart(charted);
    charts.set(charted.name, { definition, layouts: laidOut.names });
    chartsInWords.set(charted.name, { definition: inWords(definition), layouts: laidOut.words });
    for (const { id, description } of transitionsOf(definition).map(({ transition }) => transition)) {
      descriptions.set(id, description ?? id);
    }
  }
}

/** The chart of a machine, by names, in words, or with room for pictures. Throws when the build laid out no machine of that name. */
export function chartOf(name: string, labels: Labels = 'names'): Chart {
  const chart = labels === 'pictures' ? inPictures(name) : (labels === 'words' ? chartsInWords : charts).get(name);
  if (!chart) {
    throw new Error(
      `The build laid out no machine named "${name}": list it in src/statecharts/machines.ts and build again.`,
    );
  }
  return chart;
}

/** The charts of all machines. */
export function allCharts(): readonly Chart[] {
  return [...charts.values()];
}

/** What a transition does, or its id if the build knows no more. An open tab only tells ids (decision 140). */
export function descriptionOf(transitionId: string): string {
  return descriptions.get(transitionId) ?? transitionId;
}

/** The states of a chart that have a picture: those without states in them that some page shows. */
export function picturedIn({ definition }: Chart): readonly string[] {
  return statesOf(definition).flatMap(({ id, states }) => (states.length > 0 || id in unshown ? [] : [id]));
}

function inPictures(name: string): Chart | undefined {
  const chart = chartsInWords.get(name);
  const known = chartsInPictures.get(name);
  if (known || !chart) {
    return known;
  }
  const room = { width: PICTURE.width + 2 * SIZE.pad, height: PICTURE.height + SIZE.pad };
  const rooms = new Map(picturedIn(chart).map((id) => [id, room]));
  const { wide, tall } = chart.layouts;
  const made = {
    definition: chart.definition,
    layouts: { wide: withRoom(wide, rooms), tall: withRoom(tall, rooms) },
  };
  chartsInPictures.set(name, made);
  return made;
}

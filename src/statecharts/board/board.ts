import type { ElkNode } from 'elkjs/lib/elk-api';

import { defineChart, statesOf } from '#kit/charts/definition';
import { toSvg } from '#kit/charts/exports/svg';
import { inWords } from '#kit/charts/in-words';
import { boxText, SIZE } from '#kit/charts/layout/box';
import { fromElk, toElk } from '#kit/charts/layout/elk-graph';
import { testedMarks } from '#kit/charts/tested/tested-marks';
import { eventWords } from '#kit/charts/words';
import { suitePaths } from '#kit/paths/suite-path';
import { testedByPaths } from '#kit/paths/tested-by-paths';
import { registry } from '#machines/registry';

import { JOURNEYS } from '../gallery/journeys';
import { writeAddress } from '../address';
import { comments } from '../comments';
import type { ChartedMachine } from '../machines';
import { chartedMachines, machineNamed } from '../machines';
import { pictureOf, widthOf } from '../stage/picture';
import { scenesOf } from '../stage/scenes';
import type { Print } from '../stage/sheet';
import { sheetOf } from '../stage/sheet';
import { openingOf, standsIn } from '../stage/state-paths';

/** A picture of a state as a data URL, with the size in px that it has on a board. */
export interface BoardPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures by the state's node id. */
type Pictures = Readonly<Record<string, BoardPicture>>;

/** A state of a board. */
export interface BoardState extends Print {
  /** What is said of it. */
  readonly sentence: string;
  /** Whether its page opens in it. */
  readonly isOpening: boolean;
  /** What was done to get there. */
  readonly moves: readonly string[];
  /** Address of the running statechart, without the host. */
  readonly address: string;
  /** How often the paths of its suite come to it, and take each way that leads on; sentences. */
  readonly coverage: readonly string[];
  /** Empty for none. */
  readonly comment: string;
}

/** The journeys by the names that the command takes: `follow-an-order`. */
export const journeys: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  JOURNEYS.map(({ title, machines }) => [title.toLowerCase().replaceAll(' ', '-'), machines]),
);

/** The machines that a board can be made of. */
export const machineNames: readonly string[] = chartedMachines.map(({ name }) => name);

/** What a machine is for. Throws for an unknown one. */
export function purposeOf(name: string): string {
  return known(name).machine.root.description ?? '';
}

/** Every state of a machine that has no states in it, at a width in px. Throws for an unknown machine. */
export function statesOfBoard(name: string, widthPx: number): readonly BoardState[] {
  const charted = known(name);
  const sentences = new Map(statesOf(defineChart(charted)).map(({ id, description }) => [id, description]));
  const coverage = coverageOf(charted);
  const [scene] = scenesOf(name);
  const opening = scene && standsIn(scene, openingOf(scene, widthOf(widthPx)));
  return sheetOf(charted, widthPx).map((print) => {
    const picture = pictureOf([print.id], widthPx);
    return {
      ...print,
      sentence: sentences.get(print.id) ?? '',
      isOpening: opening?.has(print.id) ?? false,
      moves: 'moves' in picture ? picture.moves : [],
      address: writeAddress({ machine: name, state: print.state, width: widthPx, pane: 'stage' }),
      coverage: coverage.get(print.id) ?? [],
      comment: comments.get(print.id) ?? '',
    };
  });
}

/** The drawing of a machine in words, with room for a picture in the box of each state: the graph to lay out. */
export function boardGraph(name: string, pictures: Pictures): ElkNode {
  const withRoom = (node: ElkNode): ElkNode => {
    const picture = pictures[node.id];
    return {
      ...node,
      ...(picture
        ? {
            width: Math.max(node.width ?? 0, picture.width + 2 * SIZE.pad),
            height: (node.height ?? 0) + picture.height + SIZE.pad,
          }
        : {}),
      ...(node.children ? { children: node.children.map(withRoom) } : {}),
    };
  };
  return withRoom(toElk(inWords(defineChart(known(name))), 'wide'));
}

/** The board of a machine as SVG: its transitions, and in each state its picture, which leads to `#<id of the state>`. */
export function drawBoard(name: string, laidOut: ElkNode, pictures: Pictures): string {
  const definition = inWords(defineChart(known(name)));
  const layout = fromElk(laidOut);
  const images = statesOf(definition).flatMap((state) => {
    const [box, picture] = [layout.states[state.id], pictures[state.id]];
    const y = (box?.y ?? 0) + boxText(state).height;
    return box && picture
      ? `<a href="#${state.id}"><image x="${box.x + (box.width - picture.width) / 2}" y="${y}" width="${picture.width}" ` +
          `height="${picture.height}" href="${picture.src}"><title>${state.id}</title></image></a>`
      : [];
  });
  return toSvg({ definition, layouts: { wide: layout, tall: layout } })
    .replace(' role="img"', '')
    .replace('</svg>', () => `${images.join('')}</svg>`);
}

/** By the state's node id; empty for a machine without paths. */
function coverageOf(charted: ChartedMachine): ReadonlyMap<string, readonly string[]> {
  const model = registry.find(({ name }) => name === charted.name);
  if (!model) {
    return new Map();
  }
  const chart = defineChart(charted);
  const marks = testedMarks(chart, testedByPaths(model, suitePaths(model)));
  return new Map(
    statesOf(chart).map(({ id, transitions }) => {
      const ways = transitions.map((transition) => {
        const guard = transition.guard === undefined ? '' : ` [${transition.guard}]`;
        return `${eventWords(transition)}${guard}: ${marks.transitions.get(transition.id)?.words ?? ''}`;
      });
      return [id, [marks.states.get(id)?.words ?? '', ...ways]];
    }),
  );
}

function known(name: string): ChartedMachine {
  const charted = machineNamed(name);
  if (!charted) {
    throw new Error(`There is no machine "${name}".`);
  }
  return charted;
}

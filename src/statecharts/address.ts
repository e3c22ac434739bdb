import * as v from 'valibot';

import { withoutTurns } from '#domain/words';
import { stateNodes, transitions } from '#kit/charts/transitions';
import { withBase } from '#ui/base';

import { machineNamed } from './machines';
import { linkProblems } from './session/linked';

/** Where the statecharts are. */
export const STATECHARTS_PATH = withBase('/Statecharts');

/** Where the stage is. */
export const STAGE_PATH = withBase('/Statecharts/Stage');

/** How a machine is shown. */
const VIEWS = ['drawing', 'outline', 'table', 'facts', 'export', 'compare'] as const;

export type View = (typeof VIEWS)[number];

/** What stands beside it. */
const PANES = ['closed', 'stage'] as const;

export type Pane = (typeof PANES)[number];

/** What the drawing is marked with. */
const MARKS = ['none', 'tested'] as const;

/** Whether the drawing stays with its machine whatever happens. */
export const HELD = ['no', 'yes'] as const;

/** How a drawing speaks: by the names that code uses, by what is said of its parts, or by that and pictures of its states. */
export const LABELS = ['names', 'words', 'pictures'] as const;

export type Labels = (typeof LABELS)[number];

/** What the address of the page says: a link shows a fresh browser the same picture. */
export interface DeskAddress {
  /** A name of the registry; undefined in the gallery. */
  readonly machine: string | undefined;
  /** A state by its keys from the root, such as `visible.passing`. */
  readonly state: string | undefined;
  /** A transition by its id, see `transitionId`. */
  readonly transition: string | undefined;
  /** A generated path by its name. */
  readonly path: string | undefined;
  /** Other states that are shown with it, as node ids with commas between. */
  readonly also: string | undefined;
  /** A session that goes its own way, as `sessionToLink` writes it. */
  readonly session: string | undefined;
  /** The address of the actor that is watched, where its machine runs more than once. */
  readonly actor: string | undefined;
  /** The commit of an earlier version that the machine is compared with. */
  readonly version: string | undefined;
  /** The commit of the later version that this one is compared with, if not with how the machine is now. */
  readonly until: string | undefined;
  /** Two states that stand beside each other, each with its width: `editing@390,declined@1280`. */
  readonly sides: string | undefined;
  /** How many steps of the path are taken, or how many events of the session have happened: 0 for all of those. */
  readonly step: number;
  /** Width of the stage in px. */
  readonly width: number;
  readonly view: View;
  readonly pane: Pane;
  readonly marks: (typeof MARKS)[number];
  readonly labels: Labels;
  /** Whether the drawing is held while other machines move. */
  readonly held: (typeof HELD)[number];
}

/** An address as it was read, and a sentence for every part of it that was not understood. */
export interface ReadAddress {
  readonly address: DeskAddress;
  readonly problems: readonly string[];
}

/** What an address says that asks nothing of the shop. */
export const NOTHING_ASKED = {
  state: undefined,
  transition: undefined,
  path: undefined,
  also: undefined,
  session: undefined,
  actor: undefined,
  version: undefined,
  until: undefined,
  sides: undefined,
  step: 0,
} as const satisfies Partial<DeskAddress>;

const usual: DeskAddress = {
  ...NOTHING_ASKED,
  machine: undefined,
  width: 390,
  view: 'drawing',
  pane: 'closed',
  marks: 'none',
  labels: 'names',
  held: 'no',
};

const WIDTH_PX = { least: 320, most: 1920 };

const commit = v.pipe(v.string(), v.regex(/^[\da-f]{8}$/));

const count = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));

/** What each part may be, apart from what only the machine knows. */
const parts = {
  path: v.pipe(v.string(), v.nonEmpty()),
  also: v.pipe(v.string(), v.nonEmpty()),
  session: v.pipe(v.string(), v.nonEmpty()),
  actor: v.pipe(v.string(), v.nonEmpty()),
  version: commit,
  until: commit,
  sides: v.pipe(v.string(), v.regex(/^[\w.]+@\d{3,4},[\w.]+@\d{3,4}$/)),
  step: count,
  width: v.pipe(count, v.minValue(WIDTH_PX.least), v.maxValue(WIDTH_PX.most)),
  view: v.picklist(VIEWS),
  pane: v.picklist(PANES),
  marks: v.picklist(MARKS),
  labels: v.picklist(LABELS),
  held: v.picklist(HELD),
} as const;

const expectations: Readonly<Record<keyof typeof parts, string>> = {
  path: 'the name of a path',
  also: 'the ids of states',
  session: 'a session of the shop',
  actor: 'the address of an actor',
  version: 'the first eight characters of a commit',
  until: 'the first eight characters of a commit',
  sides: 'two states with their widths, such as editing@390,declined@1280',
  step: 'a whole number from 0',
  width: `a whole number from ${WIDTH_PX.least} to ${WIDTH_PX.most}`,
  view: `one of ${VIEWS.join(', ')}`,
  pane: `one of ${PANES.join(', ')}`,
  marks: `one of ${MARKS.join(', ')}`,
  labels: `one of ${LABELS.join(', ')}`,
  held: `one of ${HELD.join(', ')}`,
};

/**
 * Reads a query, and the session behind the `#`: no server takes a query as long as a visit. What it does not understand
 * falls back to the usual, and is told in a sentence.
 */
export function readAddress(search: string, hash = ''): ReadAddress {
  const query = new URLSearchParams(Array.from(new URLSearchParams(search), (pair) => pair.map(withoutTurns)));
  const session = new URLSearchParams(hash.slice(1)).get('session');
  if (session !== null) {
    query.set('session', session);
  }
  const problems: string[] = [];
  const read = <Key extends keyof typeof parts>(key: Key): DeskAddress[Key] => {
    const written = query.get(key);
    if (written === null) {
      return usual[key];
    }
    const result = v.safeParse(parts[key], written);
    if (result.success) {
      return result.output as DeskAddress[Key];
    }
    problems.push(`"${written}" is no ${key}: it should be ${expectations[key]}.`);
    return usual[key];
  };
  const unknown = [...query.keys()].filter((key) => !(key in usual));
  problems.push(...new Set(unknown.map((key) => `"${key}" is no part of an address.`)));
  const place = readPlace(query, problems);
  const keys = Object.keys(parts) as readonly (keyof typeof parts)[];
  const rest = Object.fromEntries(keys.map((key) => [key, read(key)])) as Pick<DeskAddress, keyof typeof parts>;
  if (rest.also !== undefined && !query.has('state')) {
    problems.push(`"${rest.also}" is shown with another state: also needs a state.`);
  }
  const repeated = new Set([...query.keys()].filter((key) => query.getAll(key).length > 1));
  problems.push(...[...repeated].map((key) => `There is more than one ${key} in the address: the first one counts.`));
  if (hash !== '' && session === null) {
    problems.push(`"${hash}" is no part of an address.`);
  }
  return {
    address: { ...place, ...rest },
    problems,
  };
}

/** An address as text; what is usual is left out. */
export function writeAddress({ session, ...address }: Partial<DeskAddress>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(address)) {
    if (value !== undefined && value !== usual[key as keyof DeskAddress]) {
      query.set(key, String(value));
    }
  }
  const written = query.toString();
  return [
    STATECHARTS_PATH,
    written === '' ? '' : `?${written}`,
    session === undefined ? '' : `#${new URLSearchParams({ session }).toString()}`,
  ].join('');
}

/** Whether an address asks for a picture of the shop. */
export function isAsking({ state, session, path }: DeskAddress): boolean {
  return (state ?? session ?? path) !== undefined;
}

/** Whether an address asks for the shop beside the drawing. */
export function isOpen(address: DeskAddress): boolean {
  return isAsking(address) || address.pane === 'stage';
}

/** An address that asks for a state of its machine, instead of whatever else it asked of the shop. */
export function standingIn(address: DeskAddress, state: string | undefined): DeskAddress {
  return { ...address, ...NOTHING_ASKED, state };
}

function readPlace(query: URLSearchParams, problems: string[]): Pick<DeskAddress, 'machine' | 'state' | 'transition'> {
  const machine = query.get('machine') ?? undefined;
  const charted = machineNamed(machine);
  if (!charted) {
    const ofMachine = ['state', 'transition', 'path', 'session'].filter((key) => query.has(key));
    if (machine !== undefined) {
      problems.push(`There is no machine "${machine}": here are all there are.`);
    } else if (ofMachine.length > 0) {
      problems.push(`Of which machine is the ${ofMachine.join(', ')}? The address names none.`);
    }
    // Of a machine that is known, the desk tells this itself.
    problems.push(...linkProblems(query.get('session') ?? ''));
    return { machine: undefined, state: undefined, transition: undefined };
  }
  const known = (key: 'state' | 'transition', find: (asked: string) => string | undefined) => {
    const asked = query.get(key) ?? undefined;
    const found = asked === undefined ? undefined : find(asked);
    if (asked !== undefined && found === undefined) {
      problems.push(`The machine "${charted.name}" has no ${key} "${asked}": the whole machine is shown.`);
    }
    return found;
  };
  const states = stateNodes(charted.machine)
    .map(({ path }) => path.join('.'))
    .filter((path) => path !== '');
  const ids = transitions(charted.machine);
  return {
    machine: charted.name,
    // By its id, too, as in `npm run paths -- --to`.
    state: known('state', (asked) =>
      states.find((path) => asked === path || asked === `${charted.machine.id}.${path}`),
    ),
    transition: known('transition', (asked) => (ids.has(asked) ? asked : undefined)),
  };
}

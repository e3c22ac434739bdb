import { pageWords } from 'virtual:page-words';

import { useMemo, useRef } from 'react';

import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';
import type { ChartDefinition } from '#kit/charts/definition';
import type { Extent } from '#kit/charts/layout/with-room';

import { useRoom } from '../drawing/use-room';
import * as panels from '../live/Panels.css';
import { heightOf, WIDTHS } from '../live/StageFrame';
import { StillPage } from '../live/StillPage';
import type { ChartedMachine } from '../machines';
import type { Print } from '../stage/sheet';
import { sheetOf } from '../stage/sheet';
import * as styles from './ComparePanel.css';
import { differingEvents, sides } from './state-difference';

export interface TwoStatesProps {
  machine: ChartedMachine;
  chart: ChartDefinition;
  /** Width in px that both pages begin with. */
  width: number;
  /** What is chosen, as the address has it; undefined at first. */
  sides: string | undefined;
  onChosen: (sides: string) => void;
}

/** A state by its keys from the root, at a width in px. */
interface Chosen {
  readonly state: string;
  readonly width: number;
}

/** Two states of a machine, or one at two widths: pages, and the events and words that only one of them has. */
export function TwoStates({ machine, chart, width, sides: written, onChosen }: TwoStatesProps) {
  const sheet = useMemo(() => sheetOf(machine, width), [machine, width]);
  const [left, right] = chosenIn(written) ?? [0, 1].map((place) => ({ state: sheet.at(place)?.state ?? '', width }));
  const of = (chosen: Chosen | undefined) => sheet.find(({ state }) => state === chosen?.state) ?? sheet[0];
  const [one, other] = [of(left), of(right)];
  if (!one || !other || !left || !right) {
    return null;
  }
  const choose = (first: Chosen, second: Chosen) =>
    onChosen([first, second].map((side) => `${side.state}@${side.width}`).join(','));
  const events = differingEvents(chart, one.id, other.id);
  const words = sides(pageWords[one.id] ?? [], pageWords[other.id] ?? []);
  return (
    <section aria-label="Two states" className={styles.two}>
      <Side
        label="One state"
        machine={machine}
        sheet={sheet}
        chosen={{ state: one.state, width: left.width }}
        firstWidth={width}
        onChoose={(chosen) => choose(chosen, { state: other.state, width: right.width })}
        events={events.one}
        words={words.one}
      />
      <Side
        label="Another state"
        machine={machine}
        sheet={sheet}
        chosen={{ state: other.state, width: right.width }}
        firstWidth={width}
        onChoose={(chosen) => choose({ state: one.state, width: left.width }, chosen)}
        events={events.other}
        words={words.other}
      />
    </section>
  );
}

function chosenIn(sides: string | undefined): readonly Chosen[] | undefined {
  return sides?.split(',').map((side) => {
    const [state = '', width] = side.split('@');
    return { state, width: Number(width) };
  });
}

/** A page is as large as its side has room for, and no larger than it is. */
function roomOf(width: number, side: Extent): Extent {
  const shown = Math.min(width, side.width);
  return { width: shown, height: (heightOf(width) * shown) / width };
}

interface SideProps {
  label: string;
  machine: ChartedMachine;
  /** The states to choose from, the same at every width. */
  sheet: readonly Print[];
  chosen: Chosen;
  firstWidth: number;
  onChoose: (chosen: Chosen) => void;
  /** What only this state has. */
  events: readonly string[];
  words: readonly string[];
}

function Side({ label, machine, sheet, chosen, firstWidth, onChoose, events, words }: SideProps) {
  const { state: shown, width } = chosen;
  const sideRef = useRef<HTMLDivElement>(null);
  const side = useRoom(sideRef);
  const print = useMemo(() => sheetOf(machine, width).find(({ state }) => state === shown), [machine, width, shown]);
  const widths = [...new Set([firstWidth, width, ...WIDTHS.map(({ value }) => value)])].toSorted(
    (one, other) => one - other,
  );
  return (
    <div ref={sideRef} className={styles.side}>
      <label className={panels.field}>
        {label}
        <select
          className={panels.control}
          value={shown}
          onChange={({ currentTarget: { value } }) => onChoose({ ...chosen, state: value })}
        >
          {sheet.map(({ id, state }) => (
            <option key={id} value={state}>
              {state}
            </option>
          ))}
        </select>
      </label>
      <label className={panels.field}>
        Width
        <select
          className={panels.control}
          value={width}
          onChange={({ currentTarget: { value } }) => onChoose({ ...chosen, width: Number(value) })}
        >
          {widths.map((each) => (
            <option key={each} value={each}>
              {each} px
            </option>
          ))}
        </select>
      </label>
      {print ? <StillPage key={`${print.id} ${width}`} print={print} width={width} room={roomOf(width, side)} /> : null}
      <Only title="Events only here" items={events} />
      <Only title="Words only here" items={words} />
    </div>
  );
}

function Only({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Heading level={2} size="title5">
        {title}
      </Heading>
      {items.length === 0 ? (
        <Text size="small" tone="soft">
          None.
        </Text>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

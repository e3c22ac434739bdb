import { pageWords } from 'virtual:page-words';

import { useMemo, useState } from 'react';

import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';
import type { ChartDefinition } from '#kit/charts/definition';
import type { Room } from '#kit/charts/layout/with-room';

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
}

/** Two states of a machine, or one at two widths: pages, and the events and words that only one of them has. */
export function TwoStates({ machine, chart, width }: TwoStatesProps) {
  const sheet = useMemo(() => sheetOf(machine, width), [machine, width]);
  const [chosen, setChosen] = useState<readonly [one: number, other: number]>([0, Math.min(1, sheet.length - 1)]);
  const [one, other] = chosen.map((place) => sheet[place]);
  if (!one || !other) {
    return null;
  }
  const events = differingEvents(chart, one.id, other.id);
  const words = sides(pageWords[one.id] ?? [], pageWords[other.id] ?? []);
  return (
    <section aria-label="Two states" className={styles.two}>
      <Side
        label="One state"
        machine={machine}
        sheet={sheet}
        place={chosen[0]}
        firstWidth={width}
        onChoose={(place) => setChosen([place, chosen[1]])}
        events={events.one}
        words={words.one}
      />
      <Side
        label="Another state"
        machine={machine}
        sheet={sheet}
        place={chosen[1]}
        firstWidth={width}
        onChoose={(place) => setChosen([chosen[0], place])}
        events={events.other}
        words={words.other}
      />
    </section>
  );
}

/** Pages of every width stand beside each other in a pane. */
const ROOM_PX = 208;

function roomOf(width: number): Room {
  return { width: ROOM_PX, height: (heightOf(width) * ROOM_PX) / width };
}

interface SideProps {
  label: string;
  machine: ChartedMachine;
  /** The states to choose from, the same at every width. */
  sheet: readonly Print[];
  place: number;
  firstWidth: number;
  onChoose: (place: number) => void;
  /** What only this state has. */
  events: readonly string[];
  words: readonly string[];
}

function Side({ label, machine, sheet, place, firstWidth, onChoose, events, words }: SideProps) {
  const [width, setWidth] = useState(firstWidth);
  const print = useMemo(() => sheetOf(machine, width)[place], [machine, width, place]);
  const widths = [...new Set([firstWidth, ...WIDTHS.map(({ value }) => value)])].toSorted((one, other) => one - other);
  return (
    <div className={styles.side}>
      <label className={panels.field}>
        {label}
        <select
          className={panels.control}
          value={place}
          onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
        >
          {sheet.map(({ id, state }, index) => (
            <option key={id} value={index}>
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
          onChange={({ currentTarget: { value } }) => setWidth(Number(value))}
        >
          {widths.map((each) => (
            <option key={each} value={each}>
              {each} px
            </option>
          ))}
        </select>
      </label>
      {print ? <StillPage key={`${print.id} ${width}`} print={print} width={width} room={roomOf(width)} /> : null}
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

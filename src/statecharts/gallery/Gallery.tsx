import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import { writeAddress } from '../address';
import { factsOf } from '#kit/charts/facts';
import { chartOf } from '../charts';
import { Drawing } from '#kit/charts/drawing/Drawing';
import { chartedMachines } from '../machines';
import * as styles from './Gallery.css';

/** Every machine with its drawing, its purpose, what there is in it and where it appears. */
export function Gallery() {
  return (
    <>
      <Heading level={1} size="title2">
        Statecharts
      </Heading>
      <Text tone="soft" measure="text">
        The {chartedMachines.length} machines that run this shop. Each drawing is made from the machine itself.
      </Text>
      <ul className={styles.list}>
        {chartedMachines.map(({ name, machine, appears }) => (
          <li key={name} className={styles.item}>
            <a href={writeAddress({ machine: name })} className={styles.picture} tabIndex={-1} aria-hidden>
              <Picture name={name} />
            </a>
            <Heading level={2} size="title5">
              <a href={writeAddress({ machine: name })} className={styles.name}>
                {name}
              </a>
            </Heading>
            <Text size="small" tone="soft">
              {machine.root.description}
            </Text>
            <Text size="tiny" tone="soft">
              {counts(name)} In the shop: {appears.join(', ')}.
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}

function Picture({ name }: { name: string }) {
  const { definition, layouts } = chartOf(name);
  return <Drawing chart={definition} layout={layouts.wide} label={`Statechart of ${name}`} />;
}

function counts(name: string): string {
  const { states, events, guards, delays, actors } = factsOf(chartOf(name).definition);
  const said = [
    count(states.length, 'state'),
    count(events.length, 'event'),
    count(guards.length, 'guard'),
    count(delays.length, 'delay'),
    count(actors.length, 'actor'),
  ];
  return `${said.filter(Boolean).join(', ')}.`;
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

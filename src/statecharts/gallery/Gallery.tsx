import { buttonClasses } from '#ui/components/Button/Button';
import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import { writeAddress } from '../address';
import { factsOf } from '#kit/charts/facts';
import { chartOf } from '../charts';
import { Drawing } from '#kit/charts/drawing/Drawing';
import { chartedMachines } from '../machines';
import { JOURNEYS } from './journeys';
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
      <div className={styles.watch}>
        <a
          href={writeAddress({ machine: 'home', pane: 'stage' })}
          data-button=""
          className={buttonClasses({ tone: 'primary', size: 'small', width: 'auto' })}
        >
          Watch the shop
        </a>
        <ul className={styles.journeys} aria-label="Journeys">
          {JOURNEYS.map(({ title, machines }) => (
            <li key={title}>
              <strong>{title}</strong>{' '}
              {machines.map((machine) => (
                <a key={machine} href={writeAddress({ machine, pane: 'stage' })} className={styles.step}>
                  {machine}
                </a>
              ))}
            </li>
          ))}
        </ul>
        <Text size="small" tone="soft">
          A board of a journey, with a picture of every state in its drawing, to send or to print:{' '}
          <code>npm run storyboard -- --journey buy</code>
        </Text>
      </div>
      <Heading level={2} size="title4">
        All machines
      </Heading>
      <ul className={styles.list}>
        {chartedMachines.map(({ name, machine, appears }) => (
          <li key={name} className={styles.item}>
            <a href={writeAddress({ machine: name })} className={styles.picture} tabIndex={-1} aria-hidden>
              <Picture name={name} />
            </a>
            <Heading level={3} size="title5">
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

import { buttonClasses } from '#ui/components/Button/Button';
import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import { writeAddress } from '../address';
import { factsOf } from '#kit/charts/facts';
import { testedWords } from '#kit/charts/tested/tested-marks';
import { chartOf } from '../charts';
import { Drawing } from '#kit/charts/drawing/Drawing';
import { chartedMachines } from '../machines';
import type { ChartedMachine } from '../machines';
import { pathsOf } from '../paths/path';
import { testedBySuite } from '../tested/tested-by-suite';
import * as styles from './Gallery.css';
import { grouped } from './groups';
import { JOURNEYS } from './journeys';
import { pictureIn } from './pictures';

/** Size of the pictures of pages, as they are shown. */
const PICTURE_PX = { width: 112, height: 242 };

/** Where to begin, and every machine with a page that it runs, its drawing, its purpose and what there is in it. */
export function Gallery() {
  return (
    <>
      <Heading level={1} size="title2">
        Statecharts
      </Heading>
      <Text tone="soft" measure="text">
        {chartedMachines.length} state machines run this shop, one for each part of it: they say which states there are
        and what leads from one to another. Each drawing is made from the machine itself.
      </Text>
      <div className={styles.watch}>
        <a
          href={writeAddress({ machine: 'home', state: 'shown', pane: 'stage' })}
          data-button=""
          className={buttonClasses({ tone: 'primary', size: 'small', width: 'auto' })}
        >
          Watch the shop
        </a>
        <Text size="small" tone="soft">
          The shop opens beside its drawings: use it, and see which states it is in. Or begin at a step of a journey:
        </Text>
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
          <em>Board</em>, above each drawing, puts a picture of the page into every state. A board of a whole journey,
          to send or to print: <code>npm run storyboard -- --journey buy</code>
        </Text>
      </div>
      {grouped(chartedMachines).map(({ title, machines }) => (
        <section key={title} aria-label={title} className={styles.group}>
          <Heading level={2} size="title3">
            {title}
          </Heading>
          <ul className={styles.list}>
            {machines.map((charted) => (
              <Card key={charted.name} charted={charted} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A machine with a page that it runs, its drawing, and what there is in it. */
function Card({ charted }: { charted: ChartedMachine }) {
  const { name, machine, appears } = charted;
  const { definition, layouts } = chartOf(name);
  const picture = pictureIn(charted);
  return (
    <li className={styles.item}>
      <div className={styles.pictures}>
        {picture ? (
          <a href={writeAddress({ machine: name, state: picture.state })} className={styles.page}>
            <img
              src={picture.src}
              alt={`${name}, ${picture.state}: ${picture.sentence}`}
              width={PICTURE_PX.width}
              height={PICTURE_PX.height}
              loading="lazy"
              decoding="async"
            />
          </a>
        ) : null}
        <a href={writeAddress({ machine: name })} className={styles.drawing} tabIndex={-1} aria-hidden>
          <Drawing chart={definition} layout={layouts.wide} label={`Statechart of ${name}`} />
        </a>
      </div>
      <Heading level={3} size="title5">
        <a href={writeAddress({ machine: name })} className={styles.name}>
          {name}
        </a>
      </Heading>
      <Text size="small" tone="soft">
        {machine.root.description}
      </Text>
      <Text size="tiny" tone="soft">
        {counts(name)} In the shop: {appears.join(', ')}.{' '}
        {isWalked(name) ? `Its paths cover ${testedWords(testedBySuite(name))}` : null}
      </Text>
    </li>
  );
}

/** The root only starts and stops the others: no paths are made of it. */
function isWalked(name: string): boolean {
  return pathsOf(name).length > 0;
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

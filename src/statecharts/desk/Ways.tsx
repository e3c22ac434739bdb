import { useMemo, useRef } from 'react';

import { Heading } from '#ui/components/Heading/Heading';
import type { Moment } from '#kit/session/moments';
import type { Report } from '#kit/session/report';
import { endOf } from '#kit/session/session';
import type { TimelinePoint } from '#kit/session/timeline';
import type { Way } from '#kit/session/ways';
import { partOf } from '#machines/scene';

import { descriptionOf } from '../charts';
import { useTurns } from '../drawing/use-turns';
import { StillPage } from '../live/StillPage';
import { machineOfId } from '../machines';
import { scenesOf } from '../stage/scenes';
import { placeOf } from '../stage/sheet';
import { useWays } from './use-ways';
import * as styles from './Ways.css';

export interface WaysProps {
  report: Pick<Report, 'actors' | 'session'>;
  moments: readonly Moment[];
  /** Width of the pages in px. */
  width: number;
  /** Leads the shop to a point of one of them. */
  onStand: (point: TimelinePoint) => void;
}

/** Room of a picture in px, as in its style. */
const ROOM = { width: 128, height: 160 };

/** What was done in the shop, as the pages it led to; whatever else was done from one of them branches off there. */
export function Ways({ report, moments, width, onStand }: WaysProps) {
  const { ways, here } = useWays(report, moments);
  const rootRef = useRef<HTMLElement>(null);
  const { drawn, onLoad } = useTurns(rootRef, namesOf(ways, '').join(' '));
  return (
    <section ref={rootRef} aria-label="Ways taken so far" className={styles.root} data-screen-only="">
      <Heading level={2} size="title5">
        Ways taken so far
      </Heading>
      {branches(ways, here, '')}
    </section>
  );

  function branches(from: readonly Way[], keys: readonly string[], name: string) {
    return (
      <ol className={styles.branches}>
        {from.map((first, place) => {
          const line = lineOf(first);
          const isOn = line.map((_, index) => line.slice(0, index + 1).every(({ key }, at) => key === keys[at]));
          const names = line.map((_, index) => `${name}/${place}${'/0'.repeat(index)}`);
          const more = line.at(-1)?.ways ?? [];
          return (
            <li key={first.key} className={styles.branch}>
              <div className={styles.steps}>
                {line.map((way, index) => step(way, names[index] ?? '', isOn[index] && keys.length === index + 1))}
              </div>
              {more.length > 0 ? branches(more, isOn.at(-1) ? keys.slice(line.length) : [], names.at(-1) ?? '') : null}
            </li>
          );
        })}
      </ol>
    );
  }

  function step(way: Way, name: string, isHere: boolean | undefined) {
    return (
      <div key={way.key} className={styles.step}>
        <div data-picture={name} data-lit={isHere ? '' : undefined} className={styles.stepPicture}>
          {drawn.has(name) ? <StepPicture way={way} width={width} onLoad={() => onLoad(name)} /> : null}
        </div>
        <button
          type="button"
          aria-current={isHere ? 'step' : undefined}
          className={styles.stepName}
          onClick={() => onStand({ session: way.session, until: endOf(way.session) })}
        >
          {descriptionOf(way.taken[0] ?? '')}
        </button>
      </div>
    );
  }
}

function StepPicture({ way: { session, taken }, width, onLoad }: { way: Way; width: number; onLoad: () => void }) {
  const shown = useMemo(() => placeOf({ session, part: partSeen(taken) }), [session, taken]);
  return <StillPage print={{ id: 'The page then', shown }} width={width} room={ROOM} onLoad={onLoad} />;
}

/** Where on the page the machine of the first transition is seen, as a CSS selector. */
function partSeen([transition = '']: readonly string[]): string {
  const id = transition.replace(/[.|].*$/s, '');
  const [scene] = scenesOf(machineOfId(id)?.name ?? '');
  return scene ? partOf(scene, id) : 'main';
}

/** A way with those that follow it, up to where several do. */
function lineOf(way: Way): readonly Way[] {
  const [next, ...others] = way.ways;
  return next && others.length === 0 ? [way, ...lineOf(next)] : [way];
}

/** The places of all ways among those beside them. */
function namesOf(ways: readonly Way[], before: string): readonly string[] {
  return ways.flatMap((way, place) => {
    const name = `${before}/${place}`;
    return [name, ...namesOf(way.ways, name)];
  });
}

import { useActorRef, useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';

import { Text } from '#ui/components/Text/Text';

import type { DeskAddress } from '../address';
import { NOTHING_ASKED, readAddress } from '../address';
import { pathName, pathNamed, pathSentence, pathsOf } from '../paths/path';
import type { Navigate } from '../use-address';
import { askedAddress } from '../use-address';
import { BarButton } from './ClockBar';
import * as styles from './Panels.css';
import type { PlayerEvent } from './player.machine';
import { playerMachine } from './player.machine';
import type { PathPlayback } from './use-path-playback';

export interface PathsProps {
  /** A name of the registry. */
  machine: string;
  address: DeskAddress;
  navigate: Navigate;
  playback: PathPlayback | undefined;
}

/** The generated paths of a machine; a chosen one is played step by step in the drawing and in the shop. */
export function Paths({ machine, address, navigate, playback }: PathsProps) {
  return (
    <div className={styles.list}>
      {playback ? <Player key={address.path} playback={playback} navigate={navigate} /> : null}
      {address.path !== undefined && pathNamed(machine, address.path) === undefined ? (
        <p role="alert" className={styles.refusal}>
          {machine} has no path &quot;{address.path}&quot;: here are all there are.
        </p>
      ) : null}
      <Text size="small" tone="soft">
        Together these paths take every transition of {machine} that can be taken.
      </Text>
      <ul className={styles.list} aria-label={`Paths of ${machine}`}>
        {pathsOf(machine).map((path, index) => (
          <li key={pathName(index)} className={styles.offer}>
            <button
              type="button"
              className={styles.button}
              aria-pressed={playback?.path === path}
              onClick={() => navigate({ ...NOTHING_ASKED, path: pathName(index), pane: 'stage' })}
            >
              Path {index + 1}
            </button>
            <span className={styles.value}>{pathSentence(path)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Forward, back, by itself, and in words what happens and whether the shop goes along. */
function Player({ playback, navigate }: { playback: PathPlayback; navigate: Navigate }) {
  const { path, step } = playback;
  const last = path.steps.length;
  const player = useActorRef(
    playerMachine.provide({
      actors: { shownSteps },
      actions: { go: (_, { step: to }) => navigate({ step: to }, 'replace') },
    }),
    { input: { step, last } },
  );
  const isPlaying = useSelector(player, (snapshot) => snapshot.matches('playing'));
  const goTo = (to: number) => player.send({ type: 'step.asked', step: to });
  return (
    <>
      <div role="group" aria-label="Path" className={styles.bar}>
        <BarButton
          label="Previous step"
          off={step === 0 ? 'The path begins here.' : undefined}
          onClick={() => goTo(step - 1)}
        />
        <span className={styles.reading}>
          Step {step} of {last}
        </span>
        <BarButton
          label="Next step"
          off={step >= last ? 'The path ends here.' : undefined}
          onClick={() => goTo(step + 1)}
        />
        <BarButton
          label={isPlaying ? 'Hold' : 'Play'}
          off={last === 0 ? 'The path has no step.' : undefined}
          onClick={() => player.send({ type: 'play.pressed' })}
        />
        <BarButton label="Leave the path" onClick={() => navigate({ path: undefined, step: 0 })} />
      </div>
      <p role="status" className={styles.value}>
        {path.steps[step - 1]?.sentence ?? `The path starts: ${path.start.name}.`} {sayShop(playback)}
      </p>
    </>
  );
}

/** The step that the address has come to. */
const shownSteps = fromCallback(({ sendBack }) => {
  const tell = () =>
    sendBack({ type: 'step.shown', step: readAddress(askedAddress().search).address.step } satisfies PlayerEvent);
  window.addEventListener('popstate', tell);
  return () => window.removeEventListener('popstate', tell);
});

/** Whether the shop stands where the machine alone stands, and why not. */
function sayShop({ step, shopPath }: PathPlayback): string {
  if (!shopPath) {
    return 'No page of this width shows the machine: only the drawing follows the path.';
  }
  const here = shopPath.points[step];
  if (here) {
    const how = here.by === undefined ? '' : ` On its page it got there so: ${here.by}.`;
    return `The shop takes the same step.${how}`;
  }
  const left = shopPath.points.length === 0 ? '' : ` The shop stays where it was; only the drawing goes on.`;
  return `${shopPath.otherwise ?? ''}${left}`;
}

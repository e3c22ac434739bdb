import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import type { DeskAddress } from '../address';
import type { ChartDefinition, ChartState, ChartTransition } from '#kit/charts/definition';
import { idOfPath, statesOf, transitionsOf } from '#kit/charts/definition';
import { bundlesOf } from '#kit/charts/layout/box';
import { eventWords, transitionLines } from '#kit/charts/words';
import type { Marks } from '#kit/charts/drawing/marks';
import type { TestedMachine } from '#kit/charts/tested/tested';
import type { Follower } from '#kit/charts/tested/tested-marks';
import { followersOf } from '#kit/charts/tested/tested-marks';
import * as styles from './Chosen.css';
import { TransitionWords } from './Outline';

export interface ChosenProps {
  chart: ChartDefinition;
  address: DeskAddress;
  marks: Marks;
  tested: TestedMachine | undefined;
}

/** What was chosen in the drawing, in words. */
export function Chosen({ chart, address, marks, tested }: ChosenProps) {
  const stateId = idOfPath(chart, address.state);
  const state = statesOf(chart).find(({ id }) => id === stateId);
  const chosen = transitionsOf(chart).find(({ transition }) => transition.id === address.transition);
  return (
    <section aria-label="Chosen in the drawing" aria-live="polite" className={styles.root}>
      {chosen ? (
        <>
          <Heading level={2} size="title5">
            {chosen.source.key}: {eventWords(chosen.transition)}
          </Heading>
          {bundleOf(chosen.source, chosen.transition).map((transition) => (
            <Text key={transition.id} size="small">
              <TransitionWords chart={chart} transition={transition} />
            </Text>
          ))}
          <MarkWords words={marks.transitions.get(chosen.transition.id)?.words} />
          {tested ? <Followers chart={chart} followers={followersOf(chosen.transition.id, tested)} /> : null}
        </>
      ) : null}
      {state && !chosen ? <ChosenState chart={chart} state={state} words={marks.states.get(state.id)?.words} /> : null}
      {state || chosen ? null : (
        <Text size="small" tone="soft">
          Choose a state or a transition to read about it; a state also shows its page.
        </Text>
      )}
    </section>
  );
}

/** All that the arrow of a transition stands for; the transition alone where it is written in a box. */
function bundleOf(source: ChartState, transition: ChartTransition): readonly ChartTransition[] {
  return bundlesOf(source).find((bundle) => bundle.includes(transition)) ?? [transition];
}

function ChosenState({
  chart,
  state,
  words,
}: {
  chart: ChartDefinition;
  state: ChartState;
  words: string | undefined;
}) {
  return (
    <>
      <Heading level={2} size="title5">
        {state.key}
      </Heading>
      <Text size="small">{state.description}</Text>
      <MarkWords words={words} />
      {state.invokes.length === 0 ? null : (
        <Text size="small" tone="soft">
          Runs meanwhile: {state.invokes.map(({ id }) => id).join(', ')}.
        </Text>
      )}
      <ul className={styles.list}>
        {state.transitions.map((transition) => (
          <li key={transition.id}>
            <TransitionWords chart={chart} transition={transition} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Followers({ chart, followers }: { chart: ChartDefinition; followers: readonly Follower[] }) {
  const byId = new Map(transitionsOf(chart).map((found) => [found.transition.id, found] as const));
  return followers.length === 0 ? null : (
    <ul className={styles.list} aria-label="What can follow">
      {followers.map(({ id, count }) => {
        const found = byId.get(id);
        return found ? (
          <li key={id}>
            then {found.source.key}: {transitionLines(found.transition).join(' ')}{' '}
            <strong>{count === 0 ? 'never' : `${count}×`}</strong>
          </li>
        ) : null;
      })}
    </ul>
  );
}

function MarkWords({ words }: { words: string | undefined }) {
  return words === undefined ? null : (
    <Text size="small" tone="moss">
      {words}
    </Text>
  );
}

import { Text } from '#ui/components/Text/Text';

import type { DeskAddress } from '../address';
import { standingIn, writeAddress } from '../address';
import type { ChartDefinition, ChartState, ChartTransition } from '#kit/charts/definition';
import { pathOf } from '#kit/charts/definition';
import { eventWords } from '#kit/charts/words';
import type { Highlights } from '#kit/charts/highlights';
import * as styles from './Outline.css';

export interface OutlineProps {
  chart: ChartDefinition;
  address: DeskAddress;
  highlights: Highlights;
}

/** All that the drawing says, as a tree of disclosures. */
export function Outline({ chart, address, highlights }: OutlineProps) {
  return <Branch state={chart.root} parts={{ chart, address, highlights }} />;
}

function Branch({ state, parts }: { state: ChartState; parts: OutlineProps }) {
  const { chart, address, highlights } = parts;
  const path = pathOf(chart, state.id);
  return (
    <details open className={styles.branch}>
      <summary className={styles.summary}>
        <strong>{state.key}</strong>{' '}
        <span className={styles.kind}>{kindWords(state, highlights.active.has(state.id))}</span>
      </summary>
      <div className={styles.inside}>
        <Text size="small" tone="soft">
          {state.description}{' '}
          <a
            href={writeAddress(standingIn(address, path))}
            aria-current={address.state === path ? 'true' : undefined}
            aria-label={`Choose ${state.key}`}
            data-screen-only=""
          >
            Choose
          </a>
        </Text>
        <Notes state={state} initial={state.initial?.slice(state.id.length + 1)} />
        {state.transitions.length === 0 ? null : (
          <ul className={styles.transitions}>
            {state.transitions.map((transition) => (
              <li key={transition.id} data-taken={highlights.taken.has(transition.id)}>
                <TransitionWords chart={chart} transition={transition} />
              </li>
            ))}
          </ul>
        )}
        {state.states.map((child) => (
          <Branch key={child.id} state={child} parts={parts} />
        ))}
      </div>
    </details>
  );
}

function Notes({ state: { entry, exit, invokes, tags }, initial }: { state: ChartState; initial: string | undefined }) {
  const notes = [
    initial === undefined ? '' : `Begins in ${initial}.`,
    entry.length === 0 ? '' : `On entry: ${entry.join(', ')}.`,
    exit.length === 0 ? '' : `On exit: ${exit.join(', ')}.`,
    invokes.length === 0 ? '' : `Runs meanwhile: ${invokes.map(({ id }) => id).join(', ')}.`,
    tags.length === 0 ? '' : `Tags: ${tags.join(', ')}.`,
  ].filter(Boolean);
  return notes.length === 0 ? null : (
    <Text size="small" tone="soft">
      {notes.join(' ')}
    </Text>
  );
}

/** A transition in a line: event, guard, actions, target, and in a sentence. */
export function TransitionWords({ chart, transition }: { chart: ChartDefinition; transition: ChartTransition }) {
  const { guard, actions, targets, reenters, description } = transition;
  const to = targets.map((id) => pathOf(chart, id) || chart.root.key).join(' and ');
  return (
    <>
      <strong>{eventWords(transition)}</strong>
      {guard === undefined ? '' : ` if ${guard}`}
      {targets.length === 0 ? ' stays' : ` → ${to}`}
      {reenters && targets.length > 0 ? ', entered again' : ''}
      {actions.length === 0 ? '' : ` / ${actions.join(', ')}`}
      {description === undefined ? null : <span className={styles.kind}> {description}</span>}
    </>
  );
}

function kindWords({ type }: ChartState, isActive: boolean): string {
  const kinds = {
    atomic: '',
    compound: '',
    parallel: 'all inside at once',
    final: 'final',
    history: 'history',
  } satisfies Record<ChartState['type'], string>;
  return [kinds[type], isActive ? 'active' : ''].filter(Boolean).join(', ');
}

import { useState } from 'react';

import { TextField } from '#ui/components/TextField/TextField';

import type { DeskAddress } from '../address';
import { standingIn } from '../address';
import type { ChartInvoke } from '#kit/charts/definition';
import { idOfPath, pathOf, statesOf } from '#kit/charts/definition';
import { find } from '#kit/charts/search';
import type { Chart } from '#kit/charts/chart';
import { chartOf } from '../charts';
import { comments, withComments } from '../comments';
import { rememberingStorage } from '../device-storage';
import { readKept, withKept } from '../kept-comments';
import * as panels from '../live/Panels.css';
import { ChartView } from '../drawing/ChartView';
import type { Marks } from '#kit/charts/drawing/marks';
import type { Highlights } from '#kit/charts/highlights';
import type { TestedMachine } from '#kit/charts/tested/tested';
import type { ChartedMachine } from '../machines';
import type { Navigate } from '../use-address';
import { Chosen } from './Chosen';
import { CommentForm } from './CommentForm';
import { Legend } from './Legend';
import type { Finding } from './use-finding';
import * as styles from './WholeDrawing.css';

export interface WholeDrawingProps {
  finding: Finding;
  chart: Chart;
  address: DeskAddress;
  navigate: Navigate;
  highlights: Highlights;
  machine: ChartedMachine;
  marks: Marks;
  tested: TestedMachine | undefined;
  links: ReadonlySet<string>;
  onInvoke: (invoke: ChartInvoke) => void;
}

/** The drawing with what one does to it: search, fold, choose. */
export function WholeDrawing({
  chart,
  address,
  navigate,
  highlights,
  machine,
  marks,
  tested,
  links,
  onInvoke,
  finding,
}: WholeDrawingProps) {
  const { definition } = chart;
  const words = finding.machine === machine.name ? finding.words : '';
  const [kept, setKept] = useState(() => readKept(rememberingStorage));
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const found = find(definition, words);
  const stateId = idOfPath(definition, address.state);
  const state = statesOf(definition).find(({ id }) => id === stateId);
  const chosen = address.transition ?? stateId;
  const drawn = chartOf(definition.name, address.labels);
  return (
    <>
      <ChartView
        chart={drawn}
        highlights={highlights}
        marks={withComments(marks, machine, withKept(comments, kept))}
        selected={new Set(chosen === undefined ? [] : [chosen])}
        found={found}
        folded={folded}
        onState={(id) => navigate(standingIn(address, pathOf(definition, id)))}
        onTransition={(id) => navigate({ transition: id })}
        onFold={(id) => setFolded(toggled(folded, id))}
        links={links}
        onInvoke={onInvoke}
        picturesOf={address.labels === 'pictures' ? address.width : undefined}
        tools={
          <div className={styles.search} role="search">
            <TextField
              id="find-in-drawing"
              name="find"
              type="search"
              label="Find a state or event"
              value={words}
              isRequired={false}
              onChange={(typed) => finding.onFind({ machine: machine.name, words: typed })}
            />
            {(['words', 'pictures'] as const).map((labels) => (
              <button
                key={labels}
                type="button"
                className={panels.button}
                aria-pressed={address.labels === labels}
                onClick={() => navigate({ labels: address.labels === labels ? 'names' : labels }, 'replace')}
              >
                {labels === 'words' ? 'In words' : 'Board'}
              </button>
            ))}
            <output className={styles.found}>{found === undefined ? '' : `${found.size} found`}</output>
          </div>
        }
      />
      <Chosen chart={definition} address={address} marks={withComments(marks, machine)} tested={tested} />
      {state && address.transition === undefined ? (
        <CommentForm
          key={state.id}
          machine={machine}
          id={state.id}
          name={state.key}
          onKept={() => setKept(readKept(rememberingStorage))}
        />
      ) : null}
      <Legend chart={drawn.definition} />
    </>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}

import { Checkbox } from '#ui/components/Checkbox/Checkbox';
import { Text } from '#ui/components/Text/Text';

import { FileButton } from '../FileButton';
import type { Tested, TestedMachine } from '#kit/charts/tested/tested';
import * as styles from './TestedBar.css';
import { testedWords } from '#kit/charts/tested/tested-marks';

export interface TestedBarProps {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  tested: Tested | undefined;
  machine: TestedMachine | undefined;
  problem: string | undefined;
  onOpen: (file: File) => void;
}

/** Switches what the tests cover on and off, and says it in figures. */
export function TestedBar({ isShown, onShow, tested, machine, problem, onOpen }: TestedBarProps) {
  return (
    <div className={styles.root} data-screen-only={isShown ? undefined : ''}>
      <Checkbox id="tested" name="tested" label="Show what the tests cover" isChecked={isShown} onChange={onShow} />
      {isShown ? (
        <>
          <output className={styles.words}>{problem ?? summary(tested, machine)}</output>
          <FileButton label="Open a report" accept=".json" onOpen={onOpen} />
          {machine ? <Legend /> : null}
        </>
      ) : null}
    </div>
  );
}

function summary(tested: Tested | undefined, machine: TestedMachine | undefined): string {
  if (!tested) {
    return '';
  }
  return machine
    ? `Suite for ${tested.criterion}: ${testedWords(machine)}`
    : 'This report has no suite of its own for this machine.';
}

const KINDS = [
  ['covered', 'covered'],
  ['partly', 'covered, but not everything that can follow'],
  ['uncovered', 'not covered'],
  ['justified', 'cannot be reached, with a reason'],
] as const;

function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {KINDS.map(([kind, words]) => (
        <li key={kind} className={styles.kind}>
          <span className={styles.swatch[kind]} aria-hidden />
          <Text as="span" size="tiny" tone="soft">
            {words}
          </Text>
        </li>
      ))}
    </ul>
  );
}

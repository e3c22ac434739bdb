import { stateNodes } from '#kit/charts/transitions';
import type { DeskAddress } from '../address';
import type { ChartedMachine } from '../machines';
import { chartedMachines } from '../machines';
import { scenesOf } from '../stage/scenes';
import type { Navigate } from '../use-address';
import * as styles from './Panels.css';

export interface AlsoShownProps {
  machine: ChartedMachine;
  address: DeskAddress;
  navigate: Navigate;
}

const NONE = '';

/** Chooses a state of another machine to be shown at the same time, such as a toast over a dialog. */
export function AlsoShown({ machine, address, navigate }: AlsoShownProps) {
  return (
    <label className={styles.field}>
      Together with
      <select
        className={styles.control}
        value={address.also ?? NONE}
        onChange={({ currentTarget: { value } }) => navigate({ also: value === NONE ? undefined : value })}
      >
        <option value={NONE}>nothing else</option>
        {othersThan(machine).map(({ name, states }) => (
          <optgroup key={name} label={name}>
            {states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Machines that something can happen to wherever the shopper is. */
function othersThan({ name: own }: ChartedMachine) {
  return chartedMachines
    .filter(({ name }) => name !== own && scenesOf(name).some(({ actor }) => !/[:/]/.test(actor)))
    .map(({ name, machine }) => ({
      name,
      states: stateNodes(machine)
        .filter(({ type }) => type === 'atomic')
        .map(({ id }) => id),
    }));
}

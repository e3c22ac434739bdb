import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

import type { MachineCases } from '#kit/paths/cases';
import { registry } from '#machines/registry';
import { actors } from '#machines/shop/actors';
import { shopMachine } from '#machines/shop/shop.machine';
import { machinePages } from '#routes/-pages';

/** A machine that has a page under /Statecharts. */
export interface ChartedMachine extends Pick<MachineCases, 'name' | 'machine'> {
  /** The systemIds and page addresses under which it runs in the shop, by itself or as a part. */
  readonly appears: readonly string[];
}

/** What the shop starts, by systemId, and what its pages start, by their address. */
const started: readonly (readonly [string, AnyStateMachine])[] = [
  ...shopMachine.root.invoke.map(({ id, src }) => [id, actors[src as keyof typeof actors] as AnyStateMachine] as const),
  ...machinePages.map(({ address, machine }) => [address, machine] as const),
];

/** Every machine of the shop: its root, and all that the root starts. */
export const chartedMachines: readonly ChartedMachine[] = [
  { name: 'shop', machine: shopMachine, appears: ['shop'] },
  ...registry.map(({ name, machine }) => ({
    name,
    machine,
    appears: started.filter(([, whole]) => isPartOf(whole, machine)).map(([place]) => place),
  })),
].toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The machine of a name, or undefined. */
export function machineNamed(name: string | undefined): ChartedMachine | undefined {
  return chartedMachines.find((charted) => charted.name === name);
}

/** The machine with this id, or undefined. */
export function machineOfId(id: string | undefined): ChartedMachine | undefined {
  return chartedMachines.find(({ machine }) => machine.id === id);
}

/** The sources under which a machine invokes other machines, each with the machine. */
export function invokedBy({ machine }: ChartedMachine): ReadonlyMap<string, ChartedMachine> {
  const found = Object.entries(machine.implementations.actors).flatMap(([source, actor]) => {
    const charted = actor instanceof StateMachine ? machineOfId((actor as AnyStateMachine).id) : undefined;
    return charted ? [[source, charted] as const] : [];
  });
  return new Map(found);
}

function isPartOf(whole: AnyStateMachine, part: AnyStateMachine): boolean {
  return (
    whole === part ||
    Object.values(whole.implementations.actors).some((actor) => actor instanceof StateMachine && isPartOf(actor, part))
  );
}

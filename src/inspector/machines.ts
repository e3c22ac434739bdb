import type { MachineCases } from '#kit/paths/cases';
import { registry } from '#machines/registry';
import { shopMachine } from '#machines/shop/shop.machine';

/** A machine that has a page under /Statecharts. */
export type ChartedMachine = Pick<MachineCases, 'name' | 'machine' | 'appears'>;

/** Every machine of the shop: its root, and all that the root starts. */
export const chartedMachines: readonly ChartedMachine[] = [
  { name: 'shop', machine: shopMachine, appears: ['shop'] },
  ...registry,
].toSorted((one, other) => one.name.localeCompare(other.name));

/** The machine of a name, or undefined. */
export function machineNamed(name: string | undefined): ChartedMachine | undefined {
  return chartedMachines.find((charted) => charted.name === name);
}

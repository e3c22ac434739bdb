import type { MachineCases } from '#kit/paths/cases';

const found = import.meta.glob<MachineCases>('./*/*.cases.ts', { eager: true, import: 'cases' });

/** All machines of the shop but its root, which only starts and stops them. Found by their `<name>.cases.ts`. */
export const registry: readonly MachineCases[] = Object.values(found);

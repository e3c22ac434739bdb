import type { MachineCases } from '#kit/paths/cases';

const found = import.meta.glob<MachineCases>('./*/*.cases.ts', { eager: true, import: 'cases' });

/** Every machine of the shop but its root, which only starts and stops them: whoever adds `<name>.cases.ts` is in it. */
export const registry: readonly MachineCases[] = Object.values(found);

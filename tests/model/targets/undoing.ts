import { button, seen } from './someone';
import type { Someone, Spot } from './someone';

/** Removes something and takes it back at once. */
export async function removeAndUndo(someone: Someone, remove: Spot): Promise<void> {
  await someone.see(seen(remove));
  await someone.click(remove);
  await someone.click(button('Undo'));
}

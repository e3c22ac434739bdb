import { availableParallelism } from 'node:os';

/** Does work on every item, on as many at once as there are processors. Rejects with the first that fails. */
export async function inParallel(items, work) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

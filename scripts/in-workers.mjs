import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Runs a module, by its URL, once on each processor, with `job` and its share of the items as `workerData`; what it posts
 * goes to `take`. Rejects with the first error.
 */
export async function inWorkers(module, items, job, take = () => {}) {
  const shares = Math.min(availableParallelism(), items.length);
  const workers = Array.from({ length: shares }, (_, share) => {
    const own = items.filter((_item, place) => place % shares === share);
    const worker = new Worker(module, { workerData: { ...job, items: own } });
    worker.on('message', take);
    return once(worker, 'exit');
  });
  await Promise.all(workers);
}

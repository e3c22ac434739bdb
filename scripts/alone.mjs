import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 200;

/**
 * Runs an action while no other process runs one under the same file, which holds the number of the process. Waits for
 * the other one, and says what it is doing; one that has ended without removing its file is not waited for.
 */
export async function alone(file, doing, action) {
  await mkdir(dirname(file), { recursive: true });
  let seen;
  while (!(await take(file))) {
    const holder = await textOf(file);
    // It is empty for a moment before it is written, and stays so where a full disk or a kill comes between.
    if (holder === '' ? seen === '' : holder !== undefined && !isRunning(Number(holder))) {
      await removeLeft(file, holder);
      continue;
    }
    if (holder && holder !== seen) {
      console.log(`Process ${holder} is ${doing}: waiting for it. If it hangs, stop it or delete ${file}.`);
    }
    seen = holder;
    await pause(RETRY_MS);
  }
  try {
    return await action();
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Removes a file that a process has left. Several may want to: one of them at a time looks again and removes, or a late
 * one would remove the file of whoever has taken its place.
 */
async function removeLeft(file, left) {
  const removing = `${file}.removing`;
  if (await take(removing)) {
    if ((await textOf(file)) === left) {
      await rm(file);
    }
    await rm(removing);
    return;
  }
  const remover = await textOf(removing);
  if (remover && !isRunning(Number(remover))) {
    await rm(removing, { force: true });
  }
}

/** Undefined if there is no such file. */
function textOf(file) {
  return readFile(file, 'utf8').catch(() => undefined);
}

/** False if the file is there. */
async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

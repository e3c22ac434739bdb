import { basename, dirname } from 'node:path';

import { differences } from '../differences';
import { counted } from '../formats/words';
import type { Model } from '../model';
import type { Recording } from '../recording';
import { record, recordAgain } from '../recording';
import type { Subject } from '../subject';
import type { Output } from './output';

/** Records what machines do on their suites for transitions, for the tests to hold them to, and says what is other than before. */
export function writeRecordings(
  models: readonly Model[],
  { recordingFile }: Subject,
  { read, save, print, complain }: Output,
): 0 {
  const written = models.filter((model) => {
    const path = recordingFile(model.name);
    const before = read(path);
    const text = `${JSON.stringify(record(model), null, 2)}\n`;
    const now: Recording = JSON.parse(text);
    if (JSON.stringify(now) === JSON.stringify(recordingIn(before))) {
      print(`${model.name} does as recorded: nothing is written.`);
      return false;
    }
    save(dirname(path), basename(path), text);
    print([`${model.name}: written to ${path}.`, ...changes(model, before, now)].join('\n  '));
    return true;
  });
  const files = written.map(({ name }) => name).join(', ');
  complain(
    written.length === 0
      ? 'No recording was written.'
      : `${counted(written.length, 'recording')} written, ${files}: the tests now hold the shop to it, so be sure that each change was meant.`,
  );
  return 0;
}

/** What a new recording says that the one before did not, in sentences. */
function changes(model: Model, before: string | undefined, now: Recording): readonly string[] {
  const recorded = recordingIn(before);
  if (!recorded) {
    return [before === undefined ? 'It is the first one.' : 'The one before could not be read.'];
  }
  const starts = model.starts.map(({ name }) => name);
  const gone = recorded.paths.filter(({ start }) => !starts.includes(start));
  const replayed = { ...recorded, paths: recorded.paths.filter((path) => !gone.includes(path)) };
  const [were, are] = [recorded.paths.map(walked), now.paths.map(walked)];
  const found = [
    ...gone.map(({ start }) => `It is started with ${start} no more.`),
    ...differences(replayed, recordAgain(model, replayed)),
    ...were.filter((path) => !are.includes(path)).map((path) => `no longer walked: ${path}`),
    ...are.filter((path) => !were.includes(path)).map((path) => `walked from now on: ${path}`),
  ];
  return found.length > 0 ? found : ['The machine does the same; payloads, or the way it is written down, are other.'];
}

function recordingIn(text: string | undefined): Recording | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function walked({ start, steps }: Recording['paths'][number]): string {
  return [start, ...steps.map(({ act }) => act.name)].join(', ');
}

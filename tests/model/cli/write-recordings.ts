import { counted } from '../formats/words';
import type { Model } from '../graph';
import { record } from '../recording';
import type { Output } from './output';

const FOLDER = 'tests/model/recorded';

/** Records what machines do on their suites for transitions, for the tests to hold them to. */
export function writeRecordings(models: readonly Model[], { save, complain }: Output): 0 {
  models.forEach((model) => save(FOLDER, `${model.name}.json`, `${JSON.stringify(record(model), null, 2)}\n`));
  complain(`${counted(models.length, 'recording')} in ${FOLDER}: read the difference before you commit it.`);
  return 0;
}

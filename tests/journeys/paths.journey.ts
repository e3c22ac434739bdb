import { describe } from 'vitest';

import { walkInBrowser } from '../model/targets/browser-suite';
import { targets } from '../model/targets/targets';

describe.each(targets)('$model.name in a browser', (target) => {
  walkInBrowser(target);
});

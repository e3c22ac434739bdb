import { describe } from 'vitest';

import { walkInBrowser } from '../model/targets/browser-suite';
import { targetsOn } from '../model/targets/targets';

describe.each(targetsOn('phone'))('$model.name in a browser', (target) => {
  walkInBrowser(target);
});

import { describe } from 'vitest';

import { walkInBrowser } from '../model/targets/browser-suite';
import { placesOn } from '../model/targets/places';

describe.each(placesOn('phone'))('$model.name in a browser', (target) => {
  walkInBrowser(target);
});

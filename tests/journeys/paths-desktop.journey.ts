import { describe } from 'vitest';

import { walkInBrowser } from '../paths/browser-suite';
import { placesOn } from '#statecharts/places';

describe.each(placesOn('desktop'))('$model.name in a browser', (target) => {
  walkInBrowser(target);
});

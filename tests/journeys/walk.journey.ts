import { describe } from 'vitest';

import { wholeShop } from '../model/journey';
import { walkInBrowser } from '../model/targets/browser-suite';

describe('the whole shop, screen by screen', () => {
  walkInBrowser(wholeShop);
});

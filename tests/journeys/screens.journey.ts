import { describe } from 'vitest';

import { wholeShop } from '../paths/journey';
import { walkInBrowser } from '../paths/browser-suite';

describe('the whole shop, screen by screen', () => {
  walkInBrowser(wholeShop);
});

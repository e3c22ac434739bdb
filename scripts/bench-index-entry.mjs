/** What `npm run bench:index` takes into the browser. */
import { catalogueIndex } from '../src/domain/catalogue-index.ts';
import { RULE_STEPS } from '../src/domain/plain-query.ts';
import { openList } from '../src/domain/product-list.ts';
import { openSearch } from '../src/domain/word-search.ts';

globalThis.index = { catalogueIndex, openList, openSearch, ruleSteps: RULE_STEPS };

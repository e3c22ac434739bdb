import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { catalogueIndex } from '#domain/catalogue-index';
import type { CatalogueIndex } from '#domain/catalogue-index';
import type { ListFile } from '#domain/list-file';
import type { ListedFile } from '#domain/listed-file';
import { openList } from '#domain/product-list';
import type { SearchFile } from '#domain/search-file';
import { RULE_STEPS } from '#domain/plain-query';
import { openSearch } from '#domain/word-search';
import { nextTask, whenIdle } from '#ui/scheduling';

/**
 * Opens each file of the index in a task of its own: with thousands of products each takes long on a phone. When the browser
 * is idle, the list and the rules of queries are tried, so that the first filter or letter does not wait for orders to be
 * sorted, names to be told apart and all of it to be compiled.
 */
export async function openInSteps(
  listFile: ListFile,
  searchFile: SearchFile,
  listedFile: ListedFile | undefined,
): Promise<CatalogueIndex> {
  const list = openList(listFile);
  await nextTask();
  if (listedFile) {
    list.takeListed(listedFile);
    await nextTask();
  }
  const index = catalogueIndex(list, openSearch(list.columns, searchFile), searchFile);
  [
    () => list.find(WHOLE_CATALOGUE),
    // The first name that is read tells all names apart.
    () => list.productOf(list.columns.ids[0] ?? 0),
    ...RULE_STEPS,
  ].forEach(whenIdle);
  return index;
}

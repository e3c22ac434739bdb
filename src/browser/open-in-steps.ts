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
 * Opens the index in two tasks: with thousands of products each takes long on a phone. When the browser is idle, the rules
 * of queries are tried, so that the first letter does not wait for them to be compiled.
 */
export async function openInSteps(
  listFile: ListFile,
  searchFile: SearchFile,
  listedFile: ListedFile | undefined,
): Promise<CatalogueIndex> {
  const list = openList(listFile);
  if (listedFile) {
    list.takeListed(listedFile);
  }
  await nextTask();
  const index = catalogueIndex(list, openSearch(list.columns, searchFile), searchFile);
  RULE_STEPS.forEach(whenIdle);
  return index;
}

import { catalogueIndex } from '#domain/catalogue-index';
import type { CatalogueIndex } from '#domain/catalogue-index';
import type { ListFile } from '#domain/list-file';
import { openList } from '#domain/product-list';
import type { SearchFile } from '#domain/search-file';
import { openSearch } from '#domain/word-search';
import { nextTask } from '#ui/scheduling';

/** Opens the index in two tasks: with thousands of products each takes long on a phone. */
export async function openInSteps(listFile: ListFile, searchFile: SearchFile): Promise<CatalogueIndex> {
  const list = openList(listFile);
  await nextTask();
  return catalogueIndex(list, openSearch(list.columns, searchFile), searchFile);
}

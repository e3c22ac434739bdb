import { basename, dirname } from 'node:path';

interface NamedChunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
  readonly isDynamicEntry: boolean;
}

/** Names a chunk of a route's files after their folder, a file that is loaded later by its own name. */
export function folderOrName({ name, moduleIds, isDynamicEntry }: NamedChunk): string {
  if (isDynamicEntry && name.startsWith('-')) {
    return name.slice(1);
  }
  const file = moduleIds.findLast((id) => /^(?:route|-.*)$/.test(name) && basename(id).startsWith(`${name}.`));
  return file === undefined ? name : basename(dirname(file));
}

interface Modules {
  readonly getModuleInfo: (id: string) => {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** In one chunk: what the entry imports, and what four others would have. Dozens of small ones would delay the pictures. */
const SHARED = {
  name: (id: string, modules: Modules) => (isShared(id, rootsOf(id, modules)) ? 'shared' : null),
  test: /\.[jt]sx?(?:\?|$)/,
};

function isShared(id: string, roots: readonly string[]): boolean {
  const isEntry = (each: string) => each.endsWith('/entry-client.tsx');
  return !isEntry(id) && (roots.some(isEntry) || roots.length >= 4);
}

/** The modules that are loaded for their own sake, and with which this one is loaded. */
function rootsOf(id: string, modules: Modules, seen = new Set<string>()): readonly string[] {
  const info = seen.has(id) ? null : modules.getModuleInfo(id);
  if (!info) {
    return [];
  }
  seen.add(id);
  const isRoot = info.isEntry || info.dynamicImporters.length > 0;
  return [...(isRoot ? [id] : []), ...info.importers.flatMap((importer) => rootsOf(importer, modules, seen))];
}

/** Of use on pages with forms; what they import is of use elsewhere too. */
const FORMS = {
  name: 'forms',
  test: /\/src\/ui\/components\/(?:Checkbox|ErrorSummary|FormBox)\//,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** Of use where a card, a recipient or an account is typed. */
const FORM_RULES = {
  name: 'form-rules',
  test: /\/src\/domain\/(?:card|countries|forms|recipient)\.ts$/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** Of use where an address is typed, and large. */
const ADDRESS_RULES = {
  name: 'address-rules',
  test: /\/(?:fixtures\/(?:countries|country-names|postcodes)|-shared\/address-rules)\.ts$/,
  priority: 1,
};

/** Of use where somebody who is signed in types a number. */
const PERSON = {
  name: 'person',
  test: /\/src\/(?:machines\/profile\/signed-in|ui\/components\/Field\/caret)\.ts$/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** Of use in the checkout, and where the address of an order is changed. */
const RECIPIENT = {
  name: 'recipient',
  test: /\/src\/(?:routes\/-shared\/(?:contact-rules|phone|phone-field)\.ts|ui\/components\/(?:RecipientFields|ListField)\/)/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** Of use on home and list, and where the header's search has been opened. */
const SEARCH = {
  name: 'search',
  test: /\/src\/(?:domain\/amount\.ts|machines\/search\/|machines\/catalogue\/lookup\.ts|routes\/-shared\/(?:search|nothing-found)\.ts|ui\/components\/SearchBox\/)/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** Of use on cart and product, and where the mini cart has been opened. */
const BUYING = {
  name: 'buying',
  test: /\/src\/(?:domain\/similar-products\.ts|machines\/quantity\/|ui\/components\/(?:QuantityStepper|DeliverTo)\/|routes\/-shared\/(?:arrival|cart-totals|deliver-to)\.ts)/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** Of use on product and comparison. */
const FACTS = {
  name: 'facts',
  test: /\/src\/(?:domain\/(?:fits|printed-sizes)|routes\/-shared\/facts)\.ts$/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** Of use on cart, wishlist and comparison: lists that are sent as a link. */
const SENT_LISTS = {
  name: 'sent-lists',
  test: /\/src\/(?:domain\/shared-list\.ts|routes\/-shared\/(?:sent|share|offered-list)\.ts|ui\/components\/OfferedList\/)/,
  priority: 1,
  includeDependenciesRecursively: false,
};

/** Evaluated in one task, the shop in the next (decision 015). Together they are 1.8 KB lighter than apart (098). */
const PACKAGES = {
  name: 'packages',
  test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|@?xstate|valibot)\/|\/browser\/(?:evaluated-react|without-stacks)\.ts$/,
  priority: 2,
};

/** Of the shop. */
export const SHOP_CHUNKS = [
  FORMS,
  FORM_RULES,
  ADDRESS_RULES,
  PERSON,
  RECIPIENT,
  SEARCH,
  BUYING,
  FACTS,
  SENT_LISTS,
  PACKAGES,
  SHARED,
];

/** Of the statecharts. */
export const STATECHARTS_CHUNKS = [PACKAGES, SHARED];

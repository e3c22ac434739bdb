import type { KindName, KindNames } from './kind-names';
import { namesWithin } from './kind-names';
import type { Columns } from './list-columns';
import type { Distances } from './distances';
import { isAny, NOT_FOUND, nothing } from './distances';
import { CATEGORIES } from './product';
import { DISTANCE } from './product-words';
import { isPart } from './refusals';
import { partsOf } from './search-query';
import { COLLECTIVES, HOLDERS, OPEN_WORDS, PLACE_WORDS } from './query-words';
import type { Match } from './word-matches';
import { singular, stem } from './similar-words';
import { normalizedWords } from './words';

/** What words are told by. */
export interface KnownWords {
  readonly list: Columns;
  readonly names: KindNames;
  matchOf(word: string): Match;
  /** Of two words as one. */
  matchOfJoined(first: string, second: string): Match;
  kindsUsedFor(word: string): readonly number[];
  /** Those that a word says the use of or is a name of. */
  kindsAbout(word: string): readonly number[];
}

type Kinds = readonly number[];

/**
 * The kinds that a query asks for, as indexes of the search file; those that are asked for most surely come first. A
 * compound's last word decides: a sofa cushion is a cushion, and so are cushions for the sofa. In "something to sit on" it
 * is what they are used for. Empty if no kind is named.
 */
export function kindsWanted(query: string, known: KnownWords): readonly Kinds[] {
  const typed = normalizedWords(query);
  const isOpen = typed.some((word) => OPEN_WORDS.has(word));
  // A place to dry towels is no towel, nor is something for towels, but something to drink wine from is a wine glass.
  const isPlace = typed.some(
    (word, place) => PLACE_WORDS.has(word) || (OPEN_WORDS.has(word) && typed[place + 1] === 'for'),
  );
  const parts = partsOf(query);
  for (const [place, part] of parts.entries()) {
    const named = isOpen ? [] : together(part.map((alternative) => kindsNamedBy(alternative, known)));
    const kinds = named.filter(({ length }) => length > 0);
    if (kinds.length > 0) {
      return kinds;
    }
    const used = usedForMost(
      part.flat().map((word) => {
        const usedFor = HOLDERS.has(stem(word)) ? [] : known.kindsUsedFor(word);
        return usedFor.length === 0 || isPlace ? usedFor : known.kindsAbout(word);
      }),
    );
    if (used.length > 0) {
      return [parts.slice(place + 1).reduce((kinds, other) => thoseFor(other.flat(), kinds, known), used)];
    }
  }
  return [];
}

/** Of kinds that words say the use of, those that most of them do: "hang clothes". Where no two agree, those of the rarest. */
function usedForMost(uses: readonly Kinds[]): Kinds {
  const all = uses.filter(({ length }) => length > 0).toSorted((one, other) => one.length - other.length);
  const count = (kind: number) => all.filter((kinds) => kinds.includes(kind)).length;
  const most = Math.max(...all.flat().map(count));
  return most > 1
    ? [...new Set(all.flat())].filter((kind) => count(kind) === most)
    : [...new Set(all.filter(({ length }) => length === all[0]?.length).flat())];
}

/** Of a gift for somebody who drinks wine: those that have to do with wine; all if none has. */
function thoseFor(words: readonly string[], kinds: Kinds, known: KnownWords): Kinds {
  const fitting = kinds.filter((kind) => words.some((word) => known.kindsAbout(word).includes(kind)));
  return fitting.length > 0 ? fitting : kinds;
}

/** Those that alternatives name equally surely. */
function together(alternatives: readonly (readonly Kinds[])[]): readonly Kinds[] {
  const longest = Math.max(...alternatives.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => [
    ...new Set(alternatives.flatMap((kinds) => kinds[index] ?? [])),
  ]);
}

const STEMS_OF_ROOMS: ReadonlySet<string> = new Set(CATEGORIES.flatMap(normalizedWords).map(stem));

/** True of the name of a kind itself. */
function isOwn({ kind, stems }: KindName, { kindNames }: Columns): boolean {
  return (
    stems.join() ===
    normalizedWords(kindNames[kind] ?? '')
      .map(stem)
      .join()
  );
}

/** True of a name which says but where a thing stands: a living room lamp is any lamp for there, unless a kind itself is called so. */
function isForRoom({ stems }: KindName): boolean {
  return stems.slice(0, -1).every((each) => STEMS_OF_ROOMS.has(each));
}

/** By a name of several words, then by a word that is a name, then by the last word of names; the last word first. */
export function kindsNamedBy(
  words: readonly string[],
  { list, names, matchOf, matchOfJoined }: KnownWords,
): readonly Kinds[] {
  const meant = words.map((word) => matchOf(word).meant ?? word);
  const stems = meant.map(stem);
  return meant.map(kindsNamedAt).toReversed().flat();

  /** None in any of them if the word names none. */
  function kindsNamedAt(word: string, place: number): readonly Kinds[] {
    const full = namesEndingAt(word, place);
    // Where a catalogue has bedding sets, no throw is one.
    const ownNames = full.filter((name) => isOwn(name, list));
    const own = kindsOf(ownNames);
    if (COLLECTIVES.has(singular(word))) {
      return [own];
    }
    const called = kindsCalled(matchOf(word));
    const forRoom = full.some((name) => isForRoom(name) && !ownNames.includes(name)) ? called : [];
    const byFullName = [...new Set([...kindsOf(full), ...kindsJoinedAt(place), ...forRoom])];
    const isHolder = HOLDERS.has(stem(word)) && words.length > 1;
    const endingSo = isHolder ? [] : kindsOf((names.get(stem(word)) ?? []).filter(({ isWhole }) => !isWhole));
    return isPartOfOther(word) ? [own, byFullName] : [own, byFullName, called, endingSo];
  }

  /** The names of which this is the last word, or may become it, and that have all their words here. */
  function namesEndingAt(word: string, place: number): readonly KindName[] {
    const ending = stems[place] ?? '';
    const endings = names.has(ending) ? [ending] : endingsBeginning(word);
    return endings.flatMap((each) => namesWithin(names, each, [...stems, each]));
  }

  /** The kinds that are called by a word and the one before as one. */
  function kindsJoinedAt(place: number): Kinds {
    return place === 0 ? [] : kindsCalled(matchOfJoined(words[place - 1] ?? '', words[place] ?? ''));
  }

  /** True of a part beside a thing: of "wardrobe drawers" the wardrobe is wanted. */
  function isPartOfOther(word: string): boolean {
    return isPart(word) && words.some((other) => !isPart(other) && kindsCalled(matchOf(other)).length > 0);
  }

  /** The last words of names that a word may become while it is typed. */
  function endingsBeginning(word: string): readonly string[] {
    return [...names.keys()].filter((each) => each.startsWith(word));
  }

  /** The kinds of which a matched word is a name. */
  function kindsCalled({ distances }: Match): Kinds {
    return [...list.kindNames.keys()].filter((kind) =>
      distances?.subarray(list.kindStarts[kind], list.kindStarts[kind + 1]).every((each) => each <= DISTANCE.otherName),
    );
  }
}

function kindsOf(names: readonly KindName[]): Kinds {
  return [...new Set(names.map(({ kind }) => kind))];
}

/** The distances of products of these kinds, and of those that are no farther: they are named so. */
export function restrictedTo(kinds: Kinds, distances: Distances, farthest: number, list: Columns): Distances {
  const restricted = nothing(list);
  const end = farthest < 0 ? 0 : distances.length;
  for (let place = 0; place < end; place += 1) {
    const distance = distances[place] ?? NOT_FOUND;
    if (distance <= farthest) {
      restricted[place] = distance;
    }
  }
  for (const kind of kinds) {
    restricted.set(ofKind(kind, distances, list), list.kindStarts[kind]);
  }
  return restricted;
}

/** True if that would leave something. */
export function isOneOf(kinds: Kinds, distances: Distances, farthest: number, list: Columns): boolean {
  return kinds.some((kind) => isAny(ofKind(kind, distances, list))) || isAny(distances, farthest);
}

function ofKind(kind: number, distances: Distances, { kindStarts }: Columns): Distances {
  return distances.subarray(kindStarts[kind], kindStarts[kind + 1]);
}

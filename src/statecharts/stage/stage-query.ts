/** How a stage that is opened by a link stands. */
export interface StageQuery {
  /** Whether its time stands still. */
  readonly isStill: boolean;
  /** What of the page is brought to the middle, as a CSS selector. */
  readonly part: string | undefined;
}

/** The query of a stage that stands still, with a part of its page in the middle. */
export function stillQuery(part: string): string {
  return `still&${new URLSearchParams({ part }).toString()}`;
}

/** What the address of the stage asks for. */
export function readStageQuery(search: string): StageQuery {
  const query = new URLSearchParams(search);
  return { isStill: query.has('still'), part: query.get('part') ?? undefined };
}

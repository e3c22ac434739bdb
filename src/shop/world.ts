import type { Destination, Store, World } from '#domain/world';

const PRERENDERED_ON = '2025-06-15T12:00:00Z';

/** The world of a browser. The only place that reads clock, randomness and storage. */
export function browserWorld(navigate: (to: Destination) => void): World {
  return {
    now: () => new Date(),
    random: () => Math.random(),
    local: browserStore(() => window.localStorage),
    session: browserStore(() => window.sessionStorage),
    navigate,
  };
}

/** A world without storage whose clock stands still, for prerendering. */
export function inertWorld(): World {
  const empty: Store = { read: () => undefined, text: () => undefined, write: () => true, remove: () => undefined };
  return {
    now: () => new Date(PRERENDERED_ON),
    random: () => 0.5,
    local: empty,
    session: empty,
    navigate: () => undefined,
  };
}

/** Undefined for null and for invalid JSON. */
export function parseJson(written: string | null): unknown {
  return written === null ? undefined : attempt((): unknown => JSON.parse(written));
}

/** `area` is a function because reading `window.localStorage` throws where storage is forbidden. */
function browserStore(area: () => Storage): Store {
  return {
    read: (key) => parseJson(attempt(() => area().getItem(key)) ?? null),
    text: (key) => attempt(() => area().getItem(key)) ?? undefined,
    write: (key, value) =>
      attempt(() => {
        area().setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => attempt(() => area().removeItem(key)),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

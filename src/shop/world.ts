import type { Content } from '#domain/content';
import type { NavigationTarget, Store, World } from '#domain/world';

/** The world of a browser. The only place that reads clock, randomness and storage. */
export function browserWorld(navigate: (to: NavigationTarget) => void, content: Content): World {
  return {
    now: () => new Date(),
    random: () => Math.random(),
    local: browserStore(() => window.localStorage),
    session: browserStore(() => window.sessionStorage),
    navigate,
    content,
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
        // Some browsers accept everything and keep nothing.
        return area().getItem(key) !== null;
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

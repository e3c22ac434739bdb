/** A clock for actors that stands still until it is moved; every timer fires at its own due time. */
export interface VirtualClock {
  /** Milliseconds since the clock was made. */
  readonly now: () => number;
  readonly setTimeout: (fire: () => void, ms: number) => number;
  readonly clearTimeout: (id: number) => void;
  /** Moves on to a time; a time that has passed changes nothing. */
  readonly advanceTo: (ms: number) => void;
  /** When the next timer is due. */
  readonly nextDue: () => number | undefined;
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly fire: () => void;
}

/**
 * Unlike XState's SimulatedClock, a timer that another one starts on the way counts from the moment it was started, not
 * from where the clock is going.
 */
export function createVirtualClock(): VirtualClock {
  let now = 0;
  let lastId = 0;
  let timers: readonly Timer[] = [];
  const next = () => timers.toSorted((one, other) => one.due - other.due || one.id - other.id)[0];
  return {
    now: () => now,
    setTimeout: (fire, ms) => {
      lastId += 1;
      timers = [...timers, { id: lastId, due: now + Math.max(0, ms), fire }];
      return lastId;
    },
    clearTimeout: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    advanceTo: (ms) => {
      for (let timer = next(); timer && timer.due <= ms; timer = next()) {
        const { id, due, fire } = timer;
        timers = timers.filter((other) => other.id !== id);
        now = Math.max(now, due);
        fire();
      }
      now = Math.max(now, ms);
    },
    nextDue: () => next()?.due,
  };
}

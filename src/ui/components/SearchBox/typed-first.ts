import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { painted } from '#ui/scheduling';

interface TypedFirst {
  readonly field: RefObject<HTMLInputElement | null>;
  /** For `onChange` of the field. */
  readonly onTyped: () => void;
  /** Tells at once what was typed and is not told yet; true if there was something. */
  readonly tellNow: () => boolean;
}

/**
 * A field that shows a letter before the letter is answered. The browser writes it; `tell` hears of it once the frame with
 * it is painted. `value` is written into the field when it changes, unless something newer was typed meanwhile.
 */
export function useTypedFirst(value: string, tell: (typed: string) => void): TypedFirst {
  const field = useRef<HTMLInputElement>(null);
  const untold = useRef<() => void>(undefined);
  const isDrawn = useRef(false);
  const agree = useEffectEvent(() => {
    const input = field.current;
    if (input && input.value !== value && !untold.current) {
      if (isDrawn.current) {
        input.value = value;
      } else {
        // It was typed before hydration.
        tell(input.value);
      }
    }
    isDrawn.current = true;
  });
  useLayoutEffect(() => agree(), [value]);

  const tellNow = () => {
    const waits = untold.current !== undefined;
    untold.current?.();
    return waits;
  };
  const onTyped = () => {
    if (untold.current) {
      return;
    }
    const tellTyped = () => {
      if (untold.current === tellTyped && field.current) {
        untold.current = undefined;
        tell(field.current.value);
      }
    };
    untold.current = tellTyped;
    void painted().then(tellTyped);
  };
  return { field, onTyped, tellNow };
}

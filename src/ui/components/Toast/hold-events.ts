import type { FocusEvent, PointerEvent } from 'react';

interface Holding {
  onHeld: () => void;
  onReleased: () => void;
}

/** Event handlers that report when pointer or focus is on an element, and when neither is any more. */
export function holdingProps({ onHeld, onReleased }: Holding) {
  return {
    onPointerEnter: onHeld,
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.currentTarget.ownerDocument.activeElement)) {
        onReleased();
      }
    },
    onFocus: onHeld,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const goesElsewhere = !event.currentTarget.contains(event.relatedTarget);
      if (goesElsewhere && !event.currentTarget.matches(':hover')) {
        onReleased();
      }
    },
  };
}

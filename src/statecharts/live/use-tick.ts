import { useEffect } from 'react';

/** Calls back once after so many ms, as long as it is on; a new callback begins anew. A hidden page stands still. */
export function useTick(isOn: boolean, ms: number, onTick: () => void): void {
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    let begun: number | undefined;
    const wait = (now: number) => {
      begun ??= now;
      if (now - begun < ms) {
        frame = requestAnimationFrame(wait);
      } else {
        onTick();
      }
    };
    let frame = requestAnimationFrame(wait);
    return () => cancelAnimationFrame(frame);
  }, [isOn, ms, onTick]);
}

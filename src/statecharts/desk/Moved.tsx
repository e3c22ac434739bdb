import * as panels from '../live/Panels.css';
import type { LastMove } from './use-shown';

export interface MovedProps {
  lastMove: LastMove | undefined;
  /** The address of the actor that is watched. */
  watched: string | undefined;
  onWatch: (address: string) => void;
  isPinned: boolean;
  onPin: (isPinned: boolean) => void;
}

/** Who came to a state last, and whether the drawing goes along. */
export function Moved({ lastMove, watched, onWatch, isPinned, onPin }: MovedProps) {
  return (
    <>
      <button
        type="button"
        className={panels.button}
        aria-pressed={isPinned}
        onClick={() => {
          if (watched !== undefined) {
            onWatch(watched);
          }
          onPin(!isPinned);
        }}
      >
        Hold this drawing
      </button>
      {lastMove ? (
        <div role="group" aria-label="Moved last" className={panels.bar}>
          <span className={panels.reading}>Moved last:</span>
          {lastMove.moved.map((address) => (
            <button
              key={address}
              type="button"
              className={panels.button}
              aria-pressed={address === watched}
              onClick={() => onWatch(address)}
            >
              {address}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

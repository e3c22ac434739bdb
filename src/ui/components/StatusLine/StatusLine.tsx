import { useEffect, useRef } from 'react';

import { saidAgain } from '#ui/said-again';

import { Text } from '../Text/Text';

export interface StatusLineProps {
  /** Undefined while there is no status; the element is always rendered, so that a change is announced. */
  text: string | undefined;
  tone?: 'ink' | 'soft' | 'moss' | 'clay' | 'success' | undefined;
  size?: 'small' | 'body' | undefined;
  id?: string | undefined;
  /** Another number when it happened again: the same words are announced once more, and come into sight. */
  turn?: number | undefined;
}

/** A live region for changes, such as "12 products". */
export function StatusLine({ text, tone = 'soft', size = 'small', id, turn = 0 }: StatusLineProps) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(turn);
  useEffect(() => {
    if (turn !== told.current && place.current?.textContent !== '') {
      place.current?.scrollIntoView({ block: 'nearest' });
    }
    told.current = turn;
  }, [turn]);
  return (
    <div ref={place} role="status" id={id} tabIndex={id === undefined ? undefined : -1}>
      {text === undefined ? null : (
        <Text tone={tone} size={size} isTabular>
          {saidAgain(text, turn)}
        </Text>
      )}
    </div>
  );
}

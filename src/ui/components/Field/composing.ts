import type { ChangeEvent, CompositionEvent } from 'react';
import { useState } from 'react';

/**
 * For inputs that rewrite what is typed: what an input method composes is drawn as it is until it is done, as another text
 * in the field would end it.
 */
export function useComposing(value: string, onTyped: (input: HTMLInputElement, isComposing: boolean) => void) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      setComposed(isComposing ? currentTarget.value : undefined);
      onTyped(currentTarget, isComposing);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      onTyped(currentTarget, false);
    },
  };
}

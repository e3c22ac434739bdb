import { useLayoutEffect, useRef } from 'react';

/** For inputs that reformat their value: the caret is moved to `caretRef` after the next render. */
export function useCaret() {
  const inputRef = useRef<HTMLInputElement>(null);
  const caretRef = useRef<((written: string) => number) | undefined>(undefined);

  useLayoutEffect(() => {
    const field = inputRef.current;
    if (caretRef.current !== undefined && field !== null && field === field.ownerDocument.activeElement) {
      const caret = caretRef.current(field.value);
      field.setSelectionRange(caret, caret);
    }
    caretRef.current = undefined;
  });

  return { inputRef, caretRef };
}

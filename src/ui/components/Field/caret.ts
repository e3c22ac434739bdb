import { useLayoutEffect, useRef } from 'react';

/** For inputs that reformat their value: the caret is moved to `caretRef` after the next render. */
export function useCaret() {
  const inputRef = useRef<HTMLInputElement>(null);
  const caretRef = useRef<number | undefined>(undefined);

  useLayoutEffect(() => {
    const field = inputRef.current;
    if (caretRef.current !== undefined && field !== null && field === field.ownerDocument.activeElement) {
      field.setSelectionRange(caretRef.current, caretRef.current);
    }
    caretRef.current = undefined;
  });

  return { inputRef, caretRef };
}

import { useLayoutEffect, useRef } from 'react';

/** For an input that writes a value otherwise than it was typed: where `caretRef` is set, it stands after the next drawing. */
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

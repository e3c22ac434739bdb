import { useEffect, useEffectEvent } from 'react';

/**
 * What a shopper typed into the page's form before the shop's script had come: the browser has it, the form's machine does
 * not, and the next drawing would wipe it. Nothing typed is ever wiped (readings, "Forms").
 */
export function useTypedEarly(
  values: Readonly<Record<string, string>>,
  onChange: (field: string, value: string) => void,
) {
  const tell = useEffectEvent(() => {
    const typed = 'main form :is(input:not([type=checkbox]), textarea)[name]';
    for (const input of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)) {
      if (input.value !== (values[input.name] ?? '')) {
        onChange(input.name, input.value);
      }
    }
  });
  useEffect(() => tell(), []);
}

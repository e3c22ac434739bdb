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
    for (const input of document.querySelectorAll<HTMLInputElement>('main form input[name]:not([type=checkbox])')) {
      if (input.value !== (values[input.name] ?? '')) {
        onChange(input.name, input.value);
      }
    }
  });
  useEffect(() => tell(), []);
}

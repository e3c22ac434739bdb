import { useRef } from 'react';

import { Button } from '#ui/components/Button/Button';

export interface FileButtonProps {
  label: string;
  /** Endings, as `<input accept>` has them. */
  accept: string;
  onOpen: (file: File) => void;
}

/** Opens a file of the reader's device; it stays there. */
export function FileButton({ label, accept, onOpen }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) {
            onOpen(file);
          }
        }}
      />
    </>
  );
}

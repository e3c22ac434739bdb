import { createContext, use } from 'react';

/** For every StorageNote inside: false if the browser refuses to store data. */
export const StorageContext = createContext(true);

export interface StorageNoteProps {
  /** True where it also says why: once a page, in the footer. */
  saysWhy?: boolean | undefined;
}

/** Says where entered data is stored. */
export function StorageNote({ saysWhy = false }: StorageNoteProps) {
  if (use(StorageContext)) {
    return saysWhy ? 'Saved on this device only: this sample shop has no server.' : 'Saved on this device only.';
  }
  return 'Not saved: this browser’s storage is full or switched off.';
}

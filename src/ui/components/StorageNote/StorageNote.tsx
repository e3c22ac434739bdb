import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const StorageStatus = createContext(true);

export interface StorageStatusProviderProps {
  /** False if the browser refuses to store data. */
  isKeeping: boolean;
  children: ReactNode;
}

/** Storage state for every StorageNote inside. */
export function StorageStatusProvider({ isKeeping, children }: StorageStatusProviderProps) {
  return <StorageStatus value={isKeeping}>{children}</StorageStatus>;
}

export interface StorageNoteProps {
  /** True where it also says why: once a page, in the footer. */
  saysWhy?: boolean | undefined;
}

/** Says where entered data is stored. */
export function StorageNote({ saysWhy = false }: StorageNoteProps) {
  if (use(StorageStatus)) {
    return saysWhy ? 'Saved on this device only: this sample shop has no server.' : 'Saved on this device only.';
  }
  return 'Not saved: this browser’s storage is full or switched off.';
}

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

/** Says where entered data is stored. */
export function StorageNote() {
  return use(StorageStatus)
    ? 'Saved on this device only: this sample shop has no server.'
    : 'Not saved: this browser keeps nothing for us, and this sample shop has no server.';
}

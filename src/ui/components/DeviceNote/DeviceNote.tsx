import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const DeviceKeeps = createContext(true);

export interface DeviceKeepsProviderProps {
  /** False if the browser refuses to store data. */
  isKeeping: boolean;
  children: ReactNode;
}

/** Storage state for every DeviceNote inside. */
export function DeviceKeepsProvider({ isKeeping, children }: DeviceKeepsProviderProps) {
  return <DeviceKeeps value={isKeeping}>{children}</DeviceKeeps>;
}

/** Says where entered data is stored. */
export function DeviceNote() {
  return use(DeviceKeeps)
    ? 'Saved on this device only: this sample shop has no server.'
    : 'Not saved: this browser keeps nothing for us, and this sample shop has no server.';
}

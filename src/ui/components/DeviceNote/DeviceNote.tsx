import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const DeviceKeeps = createContext(true);

export interface DeviceKeepsProviderProps {
  /** Whether this browser keeps what the shop asks it to. */
  isKeeping: boolean;
  children: ReactNode;
}

/** Lets every DeviceNote inside say what is true. */
export function DeviceKeepsProvider({ isKeeping, children }: DeviceKeepsProviderProps) {
  return <DeviceKeeps value={isKeeping}>{children}</DeviceKeeps>;
}

/** Where what a shopper enters stays. */
export function DeviceNote() {
  return use(DeviceKeeps)
    ? 'Saved on this device only: this sample shop has no server.'
    : 'Not saved: this browser keeps nothing for us, and this sample shop has no server.';
}

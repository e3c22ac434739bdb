import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    hosts: readonly Host[];
  }
}

/** A host that serves the built shop. */
export interface Host {
  /** `npm start`, nginx or Caddy. */
  readonly server: string;
  /** The folder of the host that the shop is in. */
  readonly base: string;
  /** The shop's first page. */
  readonly url: string;
}

/** Every host, each with a build at its root and one in a folder. */
export const hosts = (): readonly Host[] => inject('hosts');

/** The URL of a path of the shop on a host. */
export function at({ url }: Host, path: string): string {
  return url.slice(0, -1) + path;
}

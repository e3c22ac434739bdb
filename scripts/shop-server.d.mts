import type { Server } from 'node:http';

export function createShopServer(dist?: string, base?: string): Promise<Server>;

export function onFreePort(server: Server): Promise<{ readonly origin: string; readonly close: () => void }>;

import type { Server } from 'node:http';

export function createShopServer(dist?: string): Promise<Server>;

import { offlineWorker } from '../../scripts/offline.mjs';
import type { OfflineFacts } from '../../scripts/offline.mjs';

export const ORIGIN = 'https://shop.example';

type Network = (path: string, cache?: RequestCache) => Response | Promise<Response>;

interface WorkerOptions {
  readonly facts?: Partial<OfflineFacts>;
  /** What the browser knows of its connection; most know nothing. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  /** What the browser says of its network; it may be wrong. */
  readonly isOnline?: boolean;
  /** Answers what the worker fetches; rejects where there is no network. */
  readonly network: Network;
}

const FACTS: OfflineFacts = {
  build: 'b1',
  edition: ['b1'],
  base: '/',
  precached: [],
  pictures: [],
  sizes: {},
  folders: [],
  fallback: '/404.html',
};

export const PAGE = { headers: { 'content-type': 'text/html' } };

/** A page of a build. */
export function pageOf(edition: string, status = 200): Response {
  return new Response(`<html data-edition="${edition}"></html>`, { ...PAGE, status });
}

export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('no network'));
}

/** A service worker's event: what it answers with, and what it is kept alive for. */
interface WorkerEvent {
  readonly request?: Pick<Request, 'url' | 'method' | 'mode' | 'signal'>;
  readonly source?: { readonly url: string };
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (done: Promise<unknown>) => void;
}

/** The worker of a build outside a browser. Caches are handed from one build to the next. */
export function startWorker(
  { facts, network, connection, isOnline = true }: WorkerOptions,
  caches = new MemoryCaches(),
) {
  const listeners = new Map<string, ((event: WorkerEvent) => void)[]>();
  const asked: string[] = [];
  const done: string[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: WorkerEvent) => void) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    caches,
    clients: { claim: async () => void done.push('takes the open pages') },
    fetch: async (target: string | { readonly url: string }, { cache }: RequestInit = {}) => {
      const path = new URL(typeof target === 'string' ? target : target.url, ORIGIN).pathname;
      asked.push(path);
      return network(path, cache);
    },
    location: new URL(ORIGIN),
    navigator: { onLine: isOnline, ...(connection && { connection }) },
    registration: { navigationPreload: { enable: async () => void done.push('lets pages be asked for beforehand') } },
  };
  new Function(...Object.keys(scope), offlineWorker({ ...FACTS, ...facts }))(...Object.values(scope));

  const handle = async (name: string, about: Pick<WorkerEvent, 'request' | 'source' | 'preloadResponse'> = {}) => {
    let answer: Promise<Response> | undefined;
    const pending: Promise<unknown>[] = [];
    const event: WorkerEvent = {
      ...about,
      respondWith: (given) => {
        if (answer) {
          throw new Error('A request is answered twice.');
        }
        answer = given;
      },
      waitUntil: (done) => pending.push(done),
    };
    listeners.get(name)?.forEach((listen) => listen(event));
    const response = await answer;
    await Promise.all(pending);
    return response;
  };
  return {
    caches,
    /** Paths that were fetched. */
    asked,
    /** What it has told the browser. */
    done,
    install: () => handle('install'),
    activate: () => handle('activate'),
    /** What the worker answers; undefined where it leaves the request to the browser. */
    request: (path: string, mode: RequestMode = 'no-cors', method = 'GET') =>
      handle('fetch', { request: requestOf(path, mode, method) }),
    /** As `request`, for a page that the browser has asked for while the worker was started. */
    preloaded: (path: string, page: Response) =>
      handle('fetch', { request: requestOf(path, 'navigate'), preloadResponse: Promise.resolve(page) }),
    /** A page says that it is idle. */
    idle: (path = '/') => handle('message', { source: { url: ORIGIN + path } }),
  };
}

function requestOf(path: string, mode: RequestMode, method = 'GET') {
  return { url: ORIGIN + path, method, mode, signal: new AbortController().signal };
}

class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string) {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async keys() {
    return [...this.#caches.keys()];
  }

  async delete(name: string) {
    return this.#caches.delete(name);
  }
}

type Target = string | { readonly url: string };

class MemoryCache {
  readonly #responses = new Map<string, Response>();

  async match(target: Target) {
    return this.#responses.get(addressOf(target))?.clone();
  }

  /** Throws what browsers do: for a part of a file, and for one whose body breaks off. */
  async put(target: Target, response: Response) {
    if (response.status === 206) {
      throw new TypeError('Partial response (status code 206) is unsupported');
    }
    const { status, headers } = response;
    this.#responses.set(addressOf(target), new Response(await response.arrayBuffer(), { status, headers }));
  }

  async keys() {
    return [...this.#responses.keys()].map((url) => ({ url }));
  }

  async delete(target: Target) {
    return this.#responses.delete(addressOf(target));
  }
}

function addressOf(target: Target): string {
  const { origin, pathname } = new URL(typeof target === 'string' ? target : target.url, ORIGIN);
  return origin + pathname;
}

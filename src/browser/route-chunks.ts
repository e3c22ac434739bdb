import type { AnyRouter } from '@tanstack/react-router';

/** A route's script did not load, or has nothing in it. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk';
}

const wrapped = new WeakSet<object>();

/**
 * Makes a route fail when its script is missing, so that the error component is rendered. By itself the router reloads
 * the document when the route is rendered, which without a network leaves nothing of the shop.
 */
export function failOnMissingChunks({ routesById }: Pick<AnyRouter, 'routesById'>): void {
  if (import.meta.env.SSR) {
    return;
  }
  for (const route of Object.values<Route>(routesById)) {
    const { component } = route.options;
    const load = component?.preload;
    if (component && load && !wrapped.has(component)) {
      wrapped.add(component);
      const preload = async () => {
        await load();
        try {
          // The router removes `preload` once the script is loaded. Of an empty one it can make no element.
          if (!component.preload) {
            component({});
          }
        } catch {
          // That has loaded it again.
          await load();
          component.preload = preload;
        }
        if (component.preload) {
          throw new MissingChunk();
        }
      };
      component.preload = preload;
    }
  }
}

/** What a loader imports. Rejects with `MissingChunk` if it does not come, or has nothing in it. */
export async function importedPart<Module extends object>(load: () => Promise<Module | undefined>): Promise<Module> {
  const part = await load().catch(() => undefined);
  if (part === undefined || Object.keys(part).length === 0) {
    throw new MissingChunk();
  }
  return part;
}

/** Loads the scripts that render a path. */
export async function loadChunks(router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): Promise<void> {
  const [matchedRoutes] = router.getMatchedRoutes(path);
  await Promise.all(matchedRoutes.map((route: Route) => route.options.component?.preload?.()));
}

/** The scripts of a page are asked for with its data: by itself the router would ask for them after `beforeLoad`. */
export function loadChunksWithData(router: Pick<AnyRouter, 'getMatchedRoutes' | 'subscribe'>): void {
  router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
    if (pathChanged) {
      // The router asks again for what does not come, and tells of it.
      loadChunks(router, toLocation.pathname).catch(() => undefined);
    }
  });
}

interface LazyComponent {
  (props: object): void;
  preload?: (() => Promise<void> | undefined) | undefined;
}

interface Route {
  readonly options: { readonly component?: LazyComponent | undefined };
}

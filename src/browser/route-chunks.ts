import type { AnyRouter } from '@tanstack/react-router';

/** The script of a page did not come, or is not what it should be. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk';
}

const wrapped = new WeakSet<object>();

/**
 * Lets a route fail whose script is missing, so that it is drawn as a failure. By itself the router notes the failure,
 * loads the document anew when the route is drawn (without a network that leaves nothing of the shop), and throws it then.
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
      component.preload = async () => {
        await load();
        // Once the script is there, the router leaves nothing to load.
        if (component.preload) {
          throw new MissingChunk('The script of this page did not come.');
        }
      };
    }
  }
}

/** Brings the scripts that draw a path. */
export async function loadChunks(router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): Promise<void> {
  const [matchedRoutes] = router.getMatchedRoutes(path);
  await Promise.all(matchedRoutes.map((route: Route) => route.options.component?.preload?.()));
}

interface Route {
  readonly options: { readonly component?: { preload?: (() => Promise<void> | undefined) | undefined } | undefined };
}

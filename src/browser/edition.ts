import type { EventObject } from 'xstate';

import type { EditionWanted } from '#machines/edition/edition.machine';
import { isWithin, UNSTORED } from '#machines/shop/scope';
import type { Shop } from '#shop';
import { withBase, withoutBase } from '#ui/base';
import { painted } from '#ui/scheduling';

import { onEmitted } from './emitted';

const TIMEOUT_MS = 5000;

/** Of what this document is made: the application and contents, as the build names them, and what was read since. */
export const madeOf = new Set(document.documentElement.dataset['edition']?.split(' '));

/**
 * Asks the host for its build whenever the machine `edition` wants it, and tells the machine when the shopper comes back
 * to the tab. Once the shop was renewed, links are left to the browser, which opens a document of the new build.
 */
export function followEdition(shop: Shop): void {
  if (!document.documentElement.dataset['edition']) {
    return;
  }
  const edition = shop.member('edition');
  onEmitted(shop.actor.system, (event) => {
    if (isEditionWanted(event)) {
      if (event.type === 'document.wanted') {
        location.reload();
      } else {
        // The page that the shopper asked for comes first.
        void painted()
          .then(hostEdition)
          .then((host) =>
            edition.send({
              type: !host
                ? 'edition.unknown'
                : [...madeOf].every((name) => host.includes(name))
                  ? 'edition.same'
                  : 'edition.renewed',
            }),
          );
      }
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      edition.send({ type: 'page.shown' });
    }
  });
  // Before the router hears of the click.
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link && edition.getSnapshot().hasTag('renewed') && !staysInCheckout(link)) {
        event.stopPropagation();
      }
    },
    true,
  );
}

function staysInCheckout({ pathname }: HTMLAnchorElement): boolean {
  return [pathname, location.pathname].every((path) => isWithin(withoutBase(path), UNSTORED));
}

function isEditionWanted(event: EventObject): event is EditionWanted {
  return event.type === 'edition.wanted' || event.type === 'document.wanted';
}

/** The names of all that the host serves now; undefined if they cannot be known. */
async function hostEdition(): Promise<string | undefined> {
  // The browser would log a failed request.
  if (!navigator.onLine) {
    return undefined;
  }
  try {
    const response = await window.fetch(withBase('/edition-names.txt'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return response.ok && /^[\da-f]{12} [\w -]+\n$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

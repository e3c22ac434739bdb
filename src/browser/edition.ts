import type { EventObject } from 'xstate';

import type { EditionWanted } from '#machines/edition/edition.machine';
import { isWithin } from '#machines/shop/scope';
import type { Shop } from '#shop';
import { withBase, withoutBase } from '#ui/base';
import { painted } from '#ui/scheduling';

import { onEmitted } from './emitted';

const TIMEOUT_MS = 5000;

/** Card numbers are stored nowhere: the steps of the checkout stay in one document. */
const UNSTORED = '/Checkout';

/**
 * Asks the host for its build whenever the machine `edition` wants it, and tells the machine when the shopper comes back
 * to the tab. Once the shop was renewed, links are left to the browser, which opens a document of the new build.
 */
export function followEdition(shop: Shop): void {
  const own = document.documentElement.dataset['edition'];
  if (own === undefined) {
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
          .then((name) =>
            edition.send({
              type: name === undefined ? 'edition.unknown' : name === own ? 'edition.same' : 'edition.renewed',
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

/** The name of the build that the host serves now; undefined if it cannot be known. */
async function hostEdition(): Promise<string | undefined> {
  // The browser would log a failed request.
  if (!navigator.onLine) {
    return undefined;
  }
  try {
    const response = await window.fetch(withBase('/edition.txt'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const [name] = response.ok ? (/^[\da-f]{12}$/.exec((await response.text()).trim()) ?? []) : [];
    return name;
  } catch {
    return undefined;
  }
}

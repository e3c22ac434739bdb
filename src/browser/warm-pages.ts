import type { ContentKey } from '#domain/content';
import { loadContent } from '#routes/-shared/content';
import { withoutBase } from '#ui/base';
import { CAN_OBSERVE, whenIdle } from '#ui/scheduling';

import type { AppRouter } from '../router';
import { loadChunks } from './route-chunks';

/** The scripts of a page, by its path, or a file of content. */
type Ahead = `/${string}` | ContentKey;

/** What most visits lead to; a product stands for all of them, whose script is the same. */
const USUAL: readonly Ahead[] = ['/Products', '/Products/ProductDetail/any', '/Cart', 'catalogue/1', 'cart'];

/** What a purchase leads to next, by the path of the page that is open. */
const NEXT: Readonly<Record<string, readonly Ahead[]>> = {
  '/cart': ['/Checkout'],
  '/checkout': ['/Checkout/Payment'],
  // Whoever has opened it by its address may go back, and must not lose the card to a page that is reloaded.
  '/checkout/payment': ['/Checkout', '/MyAccount/TrackOrder/TrackOrderDetail', 'orders'],
};

/** Cards of products and posts, and the other variants of a product. */
const LINKS = 'main :is(a[data-card], a[href*="/BlogDetail/"], [aria-labelledby=variants] a)';

/** Of a card that is hardly in view nobody knows yet whether it will be pressed. */
const IN_VIEW = { threshold: 0.5 };

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads in idle time scripts and data of the usual and next pages, and of the products, variants and posts in view; not with
 * data saver, on a very slow connection, or where a browser cannot tell what is in view. What fails is loaded again when
 * it is wanted.
 */
export function warmPages(router: AppRouter): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!CAN_OBSERVE || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')) {
    return;
  }
  const tasks = idleQueue();
  const warmed = new Set<string>();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = withoutBase((target as HTMLAnchorElement).pathname);
      if (isIntersecting && !warmed.has(path)) {
        warmed.add(path);
        tasks.add(() => warmLink(router, path));
      }
    }
  }, IN_VIEW);
  const observeCards = () => document.querySelectorAll(LINKS).forEach((link) => inView.observe(link));

  const warm = (ahead: readonly Ahead[] = []) => ahead.forEach((each) => tasks.add(() => warmOne(router, each)));
  const warmNext = () => {
    warm(NEXT[withoutBase(location.pathname).toLowerCase()]);
    tasks.add(async () => observeCards());
  };

  warm(USUAL);
  warmNext();
  router.subscribe('onRendered', () => {
    // Cards of the previous page are in the document no more.
    inView.disconnect();
    warmNext();
  });
}

async function warmOne(router: AppRouter, ahead: Ahead): Promise<void> {
  if (isPath(ahead)) {
    await loadChunks(router, ahead);
    return;
  }
  const { shop } = router.options.context;
  await shop.world.content.read(ahead);
  // To read fifty products and to tell the shop of them are tasks of their own.
  whenIdle(() => void loadContent(shop, ahead));
}

function isPath(ahead: Ahead): ahead is `/${string}` {
  return ahead.startsWith('/');
}

/** Not by the router's own preloading, which logs what fails. */
async function warmLink(router: AppRouter, path: string): Promise<void> {
  const { shop } = router.options.context;
  const { content } = shop.world;
  const named = { segment: decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)), id: undefined };
  const isPost = path.includes('/BlogDetail/');
  const [found] = await Promise.all([
    isPost ? content.postNamed(named) : content.productNamed(named),
    loadChunks(router, path),
  ]);
  if (found) {
    shop.productsLoaded(found.products);
  }
}

/** Runs one task in each idle period. */
function idleQueue() {
  const waiting: (() => Promise<unknown>)[] = [];
  const next = () => {
    void waiting
      .shift()?.()
      .catch(() => undefined);
    if (waiting.length > 0) {
      whenIdle(next);
    }
  };
  return {
    add: (task: () => Promise<unknown>) => {
      waiting.push(task);
      if (waiting.length === 1) {
        whenIdle(next);
      }
    },
  };
}

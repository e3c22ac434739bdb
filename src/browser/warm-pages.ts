import { withoutBase } from '#ui/base';

import type { AppRouter } from '../router';
import { CAN_OBSERVE, whenIdle } from '#ui/scheduling';
import { loadChunks } from './route-chunks';

/** Pages most visits lead to; a product stands for all of them, whose script is the same. */
const USUAL_PATHS = ['/Products', '/Products/ProductDetail/any', '/Cart'];

/** Cards, and the other variants of a product. */
const LINKS = 'main :is(a[data-card], [aria-labelledby=variants] a)';

/** Of a card that is hardly in view nobody knows yet whether it will be pressed. */
const IN_VIEW = { threshold: 0.5 };

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads in idle time the scripts of the usual next pages, and scripts and data of the products and variants in view;
 * not with data saver, on a very slow connection, or where a browser cannot tell what is in view. What fails is loaded again when it is wanted.
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
        tasks.add(() => warmProduct(router, path));
      }
    }
  }, IN_VIEW);
  const observeCards = () => document.querySelectorAll(LINKS).forEach((link) => inView.observe(link));

  // Whoever has opened the card step by its address may go back, and must not lose the card to a page that is reloaded.
  const paths = /\/Checkout\/Payment/i.test(location.pathname) ? [...USUAL_PATHS, '/Checkout'] : USUAL_PATHS;
  paths.forEach((path) => tasks.add(() => loadChunks(router, path)));
  tasks.add(async () => observeCards());
  router.subscribe('onRendered', () => {
    // Cards of the previous page are in the document no more.
    inView.disconnect();
    tasks.add(async () => observeCards());
  });
}

/** By the router itself it would be logged if it fails. */
async function warmProduct({ options }: AppRouter, path: string): Promise<void> {
  const { shop } = options.context;
  const segment = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const content = await shop.world.content.productNamed({ segment, id: undefined });
  if (content) {
    shop.productsLoaded(content.products);
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

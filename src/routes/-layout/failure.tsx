import { useRouter } from '@tanstack/react-router';
import type { AnyRouter, ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';

import { MissingChunk } from '#browser/route-chunks';
import { MissingContent } from '#domain/content';
import { focusHeading } from '#routes/-shared/focus';
import { useErrorTitle } from '#routes/-shared/form';
import { useBackOnline } from '#routes/-shared/online';
import { ErrorView } from '#ui/views/ErrorView/ErrorView';
import { RootErrorView } from '#ui/views/RootErrorView/RootErrorView';
import { PendingView } from '#ui/views/PendingView/PendingView';

/** Errors of a second attempt, which show another text. */
const stillMissing = new WeakSet<Error>();

/** Replaces the page in `main` when its script is missing or it throws. */
export function RouteFailure({ error, reset }: ErrorComponentProps<unknown>) {
  const router = useRouter();
  const isMissing = isMissingFile(error);
  useErrorTitle(true);
  useEffect(() => focusHeading(), []);
  useEffect(() => {
    if (isMissing) {
      router.options.context.shop.member('edition').send({ type: 'file.missing' });
    }
  }, [isMissing, router]);
  const tryAgain = () => void (isMissing ? retryImport(router, reset) : reloadIfReachable(reset));
  useBackOnline(isMissing, tryAgain);
  return (
    <ErrorView
      reason={isMissing ? (stillMissing.has(error) ? 'stillMissing' : 'missing') : 'broken'}
      onTryAgain={tryAgain}
    />
  );
}

/** Replaces a page that is slow to load in `main`. */
export function RoutePending() {
  useEffect(() => {
    focusHeading();
    return () => {
      // Of an address with another query nobody else focuses what has come.
      if (document.activeElement === document.body) {
        focusHeading({ preventScroll: true });
      }
    };
  }, []);
  return <PendingView />;
}

/** Replaces the document when the layout throws. */
export function RootError() {
  return <RootErrorView />;
}

/** A browser may cache a failed import for the document's lifetime: then only a reload helps. */
async function retryImport(router: AnyRouter, drawAgain: () => void): Promise<void> {
  await router.invalidate();
  const error = router.stores.matches.get().find(({ status }) => status === 'error')?.error;
  if (isMissingFile(error)) {
    await reloadIfReachable(() => {
      stillMissing.add(error);
      drawAgain();
    });
  }
}

/** The page tells of a file that did not come; any other error is a fault of the shop, and goes to the console. */
export function reportCaughtError(error: unknown): void {
  if (!isMissingFile(error)) {
    console.error(error);
  }
}

/** A script or a file of content did not come. */
function isMissingFile(error: unknown): error is Error {
  return error instanceof MissingChunk || error instanceof MissingContent;
}

/** Reloads the address, unless that would show the browser's own error page. */
async function reloadIfReachable(otherwise: () => void): Promise<void> {
  if (await isWithinReach(location.href)) {
    location.reload();
  } else {
    otherwise();
  }
}

const REACHABLE_TIMEOUT_MS = 5000;

async function isWithinReach(href: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- sends nothing: it requests what the reload will request
    const { ok } = await fetch(href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(REACHABLE_TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

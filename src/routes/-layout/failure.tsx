import { useRouter } from '@tanstack/react-router';
import type { AnyRouter, ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';

import { MissingChunk } from '#browser/route-chunks';
import { focusHeading } from '#routes/-shared/focus';
import { useErrorTitle } from '#routes/-shared/form';
import { ErrorView } from '#ui/views/ErrorView/ErrorView';
import { RootErrorView } from '#ui/views/RootErrorView/RootErrorView';
import { PendingView } from '#ui/views/PendingView/PendingView';

/** Failures of a second try, which say so. */
const stillMissing = new WeakSet<MissingChunk>();

/** Stands in `main` for a page whose script is missing, or that throws: all around it goes on. */
export function RouteFailure({ error, reset }: ErrorComponentProps<unknown>) {
  const router = useRouter();
  const isMissing = error instanceof MissingChunk;
  useErrorTitle(true);
  useEffect(() => focusHeading(), []);
  return (
    <ErrorView
      reason={isMissing ? (stillMissing.has(error) ? 'stillMissing' : 'missing') : 'broken'}
      onTryAgain={() => void (isMissing ? fetchAnew(router, reset) : openAnew(reset))}
    />
  );
}

/** Stands in `main` for a page that takes its time. */
export function RoutePending() {
  useEffect(() => focusHeading(), []);
  return <PendingView />;
}

/** Stands for the whole document when the frame of the page throws. */
export function RootError() {
  return <RootErrorView />;
}

/** A browser may remember for as long as the document lives that a script was missing: then only a new document helps. */
async function fetchAnew(router: AnyRouter, drawAgain: () => void): Promise<void> {
  await router.invalidate();
  const error = router.stores.matches.get().find(({ status }) => status === 'error')?.error;
  if (error instanceof MissingChunk) {
    await openAnew(() => {
      stillMissing.add(error);
      drawAgain();
    });
  }
}

/** Opens the address as a new document, unless that would leave the shopper with the browser's own page of failure. */
async function openAnew(otherwise: () => void): Promise<void> {
  if (await isWithinReach(location.href)) {
    location.reload();
  } else {
    otherwise();
  }
}

/** What takes longer to say that it is there is not. */
const REACH_MS = 5000;

async function isWithinReach(href: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- nothing is sent: it asks for what the reload will ask for
    const { ok } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACH_MS) });
    return ok;
  } catch {
    return false;
  }
}

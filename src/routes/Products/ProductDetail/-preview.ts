import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { productMachine } from '#machines/product/product.machine';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The preview lies over the page. */
    preview?: boolean;
  }
}

/**
 * The preview as an entry of the browser's history, so that Back closes it. The address asks, the machine answers; when
 * the machine closes the preview by itself, its entry is left.
 */
export function usePreview(page: ActorRefFrom<typeof productMachine>): { readonly onPreview: () => void } {
  const navigate = useNavigate();
  const { history } = useRouter();
  const isAsked = useLocation({ select: ({ state }) => state.preview === true });

  useEffect(() => {
    if (!isAsked) {
      page.send({ type: 'preview.closed' });
      return undefined;
    }
    page.send({ type: 'preview.opened' });
    if (!page.getSnapshot().hasTag('overlay')) {
      history.back();
      return undefined;
    }
    const subscription = page.subscribe((snapshot) => {
      if (!snapshot.hasTag('overlay')) {
        subscription.unsubscribe();
        history.back();
      }
    });
    return () => subscription.unsubscribe();
  }, [isAsked, page, history]);

  return {
    onPreview: () =>
      void navigate({ to: '.', search: true, state: (state) => ({ ...state, preview: true }), resetScroll: false }),
  };
}

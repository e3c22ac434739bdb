import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import type { ProductContent } from '#domain/content';
import { useShare } from '#routes/-shared/share';
import { useMember } from '#routes/-shared/shop';
import { useUnit } from '#routes/-shared/unit';
import type { CompareViewProps } from '#ui/views/CompareView/CompareView';

import { comparedProduct, comparisonRows, marksWords, omissionWords } from './-words';
import { askedComparison } from './-load';

/** `contents` are those of the products that were found. */
export function useComparison(ids: string | undefined, contents: readonly ProductContent[]): CompareViewProps {
  const navigate = useNavigate();
  const comparison = useMember('comparison');
  const cart = useMember('cart');
  const unit = useUnit();
  const share = useShare();
  const own = useSelector(comparison, ({ context }) => context.productIds);
  const shown = contents.map(({ product }) => product.id);
  const isOwn = shown.join() === own.join();

  return {
    products: contents.flatMap(comparedProduct),
    rows: comparisonRows(
      contents.map(({ product }) => product),
      unit,
    ),
    marks: `${isOwn ? 'This is your own comparison. ' : ''}${marksWords(contents.map(({ product }) => product))}`,
    omission: omissionWords(askedComparison(ids), contents.length),
    own,
    onKept:
      isOwn || shown.length === 0 ? undefined : () => comparison.send({ type: 'comparison.taken', productIds: shown }),
    onCleared:
      isOwn && shown.length > 0
        ? () => {
            comparison.send({ type: 'comparison.cleared' });
            void navigate({ to: '/Compare', search: {}, resetScroll: false });
          }
        : undefined,
    onAddToCart: (productId) => cart.send({ type: 'line.added', productId, qty: 1 }),
    onRemove: (productId) => {
      comparison.send({ type: 'comparison.removed', productId, shown });
      const ids = shown.filter((id) => id !== productId).join(',') || undefined;
      void navigate({ to: '/Compare', search: { ids }, resetScroll: false });
    },
    onShare: () => share('Compare', `/Compare?ids=${shown.join(',')}`),
    onPrint: () => window.print(),
  };
}

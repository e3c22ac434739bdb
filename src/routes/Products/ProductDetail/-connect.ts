import { useElementScrollRestoration } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';

import { outlineOf } from '#domain/fits';
import type { ListedProduct } from '#domain/product';
import { similarProducts } from '#domain/similar-products';
import { listedIdOf } from '#domain/variants';
import { WHOLE } from '#domain/zoom';
import type { productMachine } from '#machines/product/product.machine';
import { useDeliverTo } from '#routes/-shared/deliver-to';
import { useHearts } from '#routes/-shared/hearts';
import { onlyInStock, productCard } from '#routes/-shared/product-card';
import { useUnit } from '#routes/-shared/unit';
import { rowProduct } from '#routes/-shared/row-product';
import { useContent, useMember, usePage, useProducts, useVisit } from '#routes/-shared/shop';
import type { BuyingWords } from '#ui/views/ProductDetailView/BuyingColumn';
import type { GalleryWords, ViewerWords } from '#ui/views/ProductDetailView/Gallery';
import type { ProductDetailViewProps } from '#ui/views/ProductDetailView/ProductDetailView';
import type { VariantsWords } from '#ui/views/ProductDetailView/product-detail';

import { page } from './-page';
import { productData } from './-product-data';
import { useRecentlyViewed } from './-recently-viewed';
import { productDetail, variantsWords } from './-words';

type ProductPage = ActorRefFrom<typeof productMachine>;
const NONE: readonly number[] = [];

/**
 * The page machine's scope is exactly this path. Each part is the same object until something of it changes: the view
 * draws it again for another one only.
 */
export function useProductDetail(
  productId: number,
  path: string,
): Omit<ProductDetailViewProps, 'willItFit' | 'reviews'> & { readonly isLarge: boolean } {
  const detail = usePage(page, { productId }, path);
  const content = useContent(`product/${productId}`);
  const others = useProducts(content.similar);
  const variants = useProducts(content.variants);
  const goesWith = content.product.facts?.goesWith ?? NONE;
  const companions = useProducts(goesWith);
  const choices = useMemo(() => variantsWords(content.product, variants), [content, variants]);
  const visit = useVisit();
  const unit = useUnit();
  const units = useMember('units');
  const { deliverTo, weekend } = useDeliverTo();
  const isReading = useSelector(detail, (snapshot) => snapshot.matches({ tab: 'reviews' }));
  const viewed = useRecentlyViewed(productId);
  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;

  return {
    product: useMemo(() => productDetail(content, visit, unit, weekend), [content, visit, unit, weekend]),
    deliverTo,
    variants: choices,
    unit,
    onUnitSwitched: useCallback(() => units.send({ type: 'unit.switched' }), [units]),
    isLarge: outlineOf(content.product) !== undefined,
    structuredData: useMemo(() => productData(content), [content]),
    gallery: useGallery(detail),
    buying: useBuying(detail, choices),
    // A prerendered page has all its parts, wherever it opens.
    isReopened: visit.arrivedAt !== undefined && place > 0,
    tab: isReading ? 'reviews' : 'description',
    onTabChosen: (tab) => detail.send({ type: 'tab.chosen', tab }),
    suggestions: useMemo(() => {
      const card = (other: ListedProduct) => productCard(other, visit.seed);
      return {
        goesWith: companions.map(card),
        similar: similarProducts(others, productId, visit.seed, goesWith).map(card),
        recentlyViewed: viewed.filter((other) => listedIdOf(other) !== listedIdOf(content.product)).map(rowProduct),
      };
    }, [companions, content, goesWith, others, productId, viewed, visit]),
  };
}

/**
 * Quantity, Add to Cart, the heart, and the other variants in the cart: this one takes the place of as many pieces, unless
 * it is sold out.
 */
function useBuying(detail: ProductPage, variants: VariantsWords | undefined): BuyingWords {
  const field = useSelector(detail, ({ children }) => children.quantity);
  const typed = useSelector(field, (snapshot) => snapshot?.context.typed);
  const quantity = useSelector(detail, ({ context }) => context.quantity);
  const isSoldOut = useSelector(detail, (snapshot) => snapshot.hasTag('soldOut'));
  const isLimited = useSelector(detail, ({ context }) => context.isLimited);
  const stock = useSelector(detail, ({ context }) => context.stock);
  const productId = useSelector(detail, ({ context }) => context.productId);
  const { wishedIds, onHeartToggled } = useHearts();
  const cart = useMember('cart');
  const lines = useSelector(cart, ({ context }) => context.lines);
  return useMemo(() => {
    const others = isSoldOut ? [] : (variants?.choices ?? []).filter(({ id }) => id !== productId);
    return {
      quantity: typed?.text ?? String(quantity),
      isSoldOut,
      limit: isLimited && !typed ? onlyInStock(stock) : undefined,
      isWished: wishedIds.includes(productId),
      onQuantityTyped: (text) => field?.send({ type: 'quantity.typed', productId, text }),
      onQuantityLeft: () => field?.send({ type: 'quantity.left' }),
      onQuantityStepped: (by) => field?.send({ type: 'quantity.stepped', productId, by }),
      onAdd: () => field?.send({ type: 'add.pressed' }),
      onHeartToggled: () => onHeartToggled(productId),
      instead: others.flatMap(({ id, label }) => {
        const onReplaced = (qty: number) => {
          cart.send({ type: 'line.added', productId, qty });
          cart.send({ type: 'line.changed', productId: id, qty: 0 });
        };
        return lines
          .filter((line) => line.productId === id)
          .map(({ qty }) => ({ label, onReplaced: () => onReplaced(qty) }));
      }),
    };
  }, [
    cart,
    field,
    isLimited,
    isSoldOut,
    lines,
    onHeartToggled,
    productId,
    quantity,
    stock,
    typed,
    variants,
    wishedIds,
  ]);
}

/** Pictures and preview. */
function useGallery(detail: ProductPage): GalleryWords {
  const index = useSelector(detail, ({ context }) => context.pictureIndex);
  const isStacked = useSelector(detail, ({ context }) => context.isWide);
  const isPreviewOpen = useSelector(detail, (snapshot) => snapshot.hasTag('overlay'));
  const viewer = useViewer(detail);
  return useMemo(
    () => ({
      index,
      isStacked,
      isPreviewOpen,
      viewer,
      onPreview: () => detail.send({ type: 'preview.opened' }),
      onChoose: (chosen) => detail.send({ type: 'picture.chosen', index: chosen }),
      onEnlarge: (chosen) => {
        detail.send({ type: 'picture.chosen', index: chosen });
        detail.send({ type: 'preview.opened' });
      },
      onStep: (by) => detail.send({ type: 'preview.stepped', by }),
      onDismiss: () => detail.send({ type: 'preview.closed' }),
    }),
    [detail, index, isPreviewOpen, isStacked, viewer],
  );
}

/** Looking closer and turning. */
function useViewer(detail: ProductPage): ViewerWords {
  const viewer = useSelector(detail, ({ children }) => children.viewer);
  const mode = useSelector(viewer, (snapshot) => snapshot?.value ?? 'whole');
  const frame = useSelector(viewer, (snapshot) => snapshot?.context.frame ?? 0);
  const zoom = useSelector(viewer, (snapshot) => snapshot?.context.zoom ?? WHOLE);
  return useMemo(
    () => ({
      mode,
      frame,
      zoom,
      onZoomed: (step) => viewer?.send({ type: 'zoom.changed', ...step }),
      onMoved: (by) => viewer?.send({ type: 'zoom.moved', by }),
      onWhole: () => viewer?.send({ type: 'zoom.closed' }),
      onTurning: (isTurning) => viewer?.send({ type: isTurning ? 'turn.opened' : 'turn.closed' }),
      onFrameLoaded: () => viewer?.send({ type: 'frame.loaded' }),
      onFrameFailed: () => viewer?.send({ type: 'frame.failed' }),
      onTurned: (by) => viewer?.send({ type: 'frame.turned', by }),
    }),
    [frame, mode, viewer, zoom],
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { memo } from 'react';

import { keyOf } from '#domain/picture';
import { listedIdOf } from '#domain/variants';
import { hereOf, loadNamed } from '#routes/-shared/content';
import { namedUrl, pageHead } from '#routes/-shared/head';
import { lazyPart } from '#routes/-shared/lazy-part';
import { ProductDetailView } from '#ui/views/ProductDetailView/ProductDetailView';

import { useProductDetail } from './-connect';
import { ProductReviews } from './-reviews';

const WillItFit = memo(lazyPart(() => import('./-will-it-fit').then(({ WillItFit: part }) => part)));

export const Route = createFileRoute('/Products/ProductDetail/$productid')({
  beforeLoad: async ({ params, location, context: { shop } }) => {
    const named = { segment: params.productid, id: location.state.productId };
    const { product } = await loadNamed(shop, shop.world.content.productNamed(named));
    return { productId: product.id, listedId: listedIdOf(product) };
  },
  head: ({ match: { context } }) => {
    const content = hereOf(context.shop, 'product', context.productId);
    if (!content) {
      return {};
    }
    const { product, pictures } = content;
    return pageHead({
      title: product.name,
      description: product.description,
      picture: keyOf(pictures[0]?.name ?? 'stand-in'),
      address: namedUrl('/Products/ProductDetail/', product.name),
    });
  },
  component: ProductDetailRoute,
});

function ProductDetailRoute() {
  const { productId, listedId } = Route.useRouteContext();
  const path = Route.useMatch({ select: (match) => match.pathname });
  const { isLarge, ...words } = useProductDetail(productId, path);
  // A variant is drawn in place: focus stays on the choice.
  return (
    <ProductDetailView
      key={listedId}
      {...words}
      reviews={<ProductReviews productId={productId} path={path} />}
      willItFit={isLarge ? <WillItFit productId={productId} /> : undefined}
    />
  );
}

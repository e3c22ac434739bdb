import { createFileRoute } from '@tanstack/react-router';

import { arrived, loadNamed } from '#routes/-shared/content';
import { pageHead } from '#routes/-shared/head';
import { ProductDetailView } from '#ui/views/ProductDetailView/ProductDetailView';

import { useProductDetail } from './-connect';

export const Route = createFileRoute('/Products/ProductDetail/$productid')({
  beforeLoad: async ({ params, location, context: { shop } }) => {
    const named = { segment: params.productid, id: location.state.productId };
    const { product } = await loadNamed(shop, shop.world.content.productNamed(named));
    return { productId: product.id };
  },
  head: ({ match: { context } }) => {
    const { product, pictures } = arrived(context.shop.world.content.read(`product/${context.productId}`));
    return pageHead({ title: product.name, description: product.description, picture: pictures[0]?.key });
  },
  component: ProductDetailRoute,
});

function ProductDetailRoute() {
  const { productId } = Route.useRouteContext();
  const path = Route.useMatch({ select: (match) => match.pathname });
  return <ProductDetailView key={productId} {...useProductDetail(productId, path)} />;
}

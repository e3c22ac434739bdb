import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '#routes/-shared/head';
import { productAt } from '#routes/-shared/identity';
import { ProductDetailView } from '#ui/views/ProductDetailView/ProductDetailView';

import { useProductDetail } from './-connect';

export const Route = createFileRoute('/Products/ProductDetail/$productid')({
  beforeLoad: ({ params, location }) => ({ productId: productAt(params.productid, location.state.productId).id }),
  head: ({ params, match }) => {
    const product = productAt(params.productid, match.context.productId);
    return pageHead({ title: product.name, description: product.description, picture: product.img[0] });
  },
  component: ProductDetailRoute,
});

function ProductDetailRoute() {
  const { productId } = Route.useRouteContext();
  const { productid } = Route.useParams();
  const path = Route.useMatch({ select: (match) => match.pathname });
  return <ProductDetailView key={productId} {...useProductDetail(productAt(productid, productId), path)} />;
}

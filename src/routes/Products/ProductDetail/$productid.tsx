import { createFileRoute } from '@tanstack/react-router';

import { pageHead } from '../../-head';
import { productAt } from '../../-identity';

export const Route = createFileRoute('/Products/ProductDetail/$productid')({
  beforeLoad: ({ params, location }) => ({ productId: productAt(params.productid, location.state.productId).id }),
  head: ({ params, match }) => {
    const product = productAt(params.productid, match.context.productId);
    return pageHead({ title: product.name, description: product.description });
  },
  component: ProductDetailRoute,
});

function ProductDetailRoute() {
  const { productId } = Route.useRouteContext();
  const { productid } = Route.useParams();

  return (
    <h1 tabIndex={-1} id="page-heading">
      {productAt(productid, productId).name}
    </h1>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { similarProducts } from '#domain/suggestions';
import { products } from '#fixtures/products';
import { ProductDetailView } from '#ui/views/ProductDetailView/ProductDetailView';

import { useBuying, useGallery, useReviews } from '../../-connect/product';
import { useRecentlyViewed } from '../../-connect/recently-viewed';
import { pageHead } from '../../-head';
import { productAt } from '../../-identity';
import { productCard } from '../../-models/product-card';
import { productData } from '../../-models/product-data';
import { productDetail, viewedProduct } from '../../-models/product-detail';
import { productPage } from '../../-pages/product';
import { usePage, useVisit } from '../../-shop';

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
  const pathname = Route.useMatch({ select: (match) => match.pathname });
  const product = productAt(productid, productId);
  const page = usePage(productPage, pathname, { productId });
  const visit = useVisit();
  const isReading = useSelector(page, (snapshot) => snapshot.matches({ tab: 'reviews' }));

  return (
    <ProductDetailView
      key={productId}
      product={productDetail(product, visit)}
      structuredData={productData(product)}
      gallery={useGallery(page)}
      buying={useBuying(page)}
      tab={isReading ? 'reviews' : 'description'}
      onTabChosen={(tab) => page.send({ type: 'tab.chosen', tab })}
      reviews={useReviews(page)}
      similar={similarProducts(products, product, visit.seed).map((other) => productCard(other, visit.seed))}
      recentlyViewed={useRecentlyViewed(productId).map(viewedProduct)}
    />
  );
}

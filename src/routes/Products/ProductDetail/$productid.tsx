import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/Products/ProductDetail/$productid')({ component: ProductDetailRoute });

function ProductDetailRoute() {
  return (
    <main>
      <h1>Product detail</h1>
    </main>
  );
}

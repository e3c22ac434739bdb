import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/Products/')({ component: ProductsRoute });

function ProductsRoute() {
  return (
    <main>
      <h1>Products</h1>
    </main>
  );
}

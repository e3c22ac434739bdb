import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/Blog/')({ component: BlogRoute });

function BlogRoute() {
  return (
    <main>
      <h1>Blog</h1>
    </main>
  );
}

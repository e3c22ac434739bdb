import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/Blog/BlogDetail/$blogid')({ component: BlogDetailRoute });

function BlogDetailRoute() {
  return (
    <main>
      <h1>Blog post</h1>
    </main>
  );
}

import { finishDocument } from './document.mjs';

/** Vite plugin: while developing, pages are drawn by the same server entry that writes them for production. */
export function renderedPages() {
  return {
    name: 'larkwood:rendered-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = request.originalUrl ?? '/';
          if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) {
            next();
            return;
          }
          try {
            const { render } = await server.ssrLoadModule('/src/entry-server.tsx');
            const page = await render(path);
            const document = finishDocument(page.html, {
              path: page.path,
              entry: '/src/entry-client.tsx',
              styles: await collectStyles(server),
            });
            response.statusCode = page.status;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(encodeURI(page.path), document));
          } catch (error) {
            server.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}

/** The styles of all modules loaded so far, in the form that Vite's client adopts instead of adding them again. */
async function collectStyles(server) {
  const { moduleGraph } = server.environments.ssr;
  const entry = await moduleGraph.getModuleByUrl('/src/entry-server.tsx');
  const styles = [];
  const seen = new Set();
  const visit = async (module) => {
    if (seen.has(module)) {
      return;
    }
    seen.add(module);
    for (const imported of module.importedModules) {
      await visit(imported);
    }
    if (/\.css(\?|$)/.test(module.url) && module.id) {
      const result = await server.environments.client.transformRequest(`${module.url}${module.url.includes('?') ? '&' : '?'}direct`);
      if (result) {
        styles.push({ id: module.id, css: result.code });
      }
    }
  };
  if (entry) {
    await visit(entry);
  }
  return styles;
}

import { finishDocument } from './document.mjs';
import { statechartsDocumentAt } from './statecharts-page.mjs';

/** Vite plugin: in development, pages are rendered by the same server entry that prerenders them for production. */
export function renderedPages() {
  return {
    name: 'larkwood:rendered-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith('/data/')) {
            void answerContent(server, request, response, next);
            return;
          }
          if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) {
            next();
            return;
          }
          void answer(server, request, response, next);
        });
      };
    },
  };
}

async function answer(server, request, response, next) {
  try {
    const { status, html } = await drawPage(server, request.originalUrl ?? '/');
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    server.ssrFixStacktrace(error);
    next(error);
  }
}

/** Content is made again for every request, so that a changed fixture is seen. */
async function answerContent(server, request, response, next) {
  try {
    const { openShop } = await server.ssrLoadModule('/src/entry-server.tsx');
    const { files, directory } = openShop().contentFiles(() => 'dev');
    const name = decodeURI(request.url).slice('/data/'.length, -'.json'.length);
    const json = name === 'catalogue' ? JSON.stringify(directory) : files.find((file) => file.name === name)?.json;
    response.writeHead(json === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(json);
  } catch (error) {
    server.ssrFixStacktrace(error);
    next(error);
  }
}

async function drawPage(server, address) {
  const statecharts = statechartsDocumentAt(address);
  if (statecharts !== undefined) {
    return { status: 200, html: await server.transformIndexHtml(address, statecharts) };
  }
  const { openShop } = await server.ssrLoadModule('/src/entry-server.tsx');
  const page = await openShop().render(address);
  const html = finishDocument(page.html, {
    path: page.path,
    data: page.data,
    entry: '/src/browser/entry-client.tsx',
    styles: await collectStyles(server),
  });
  return { status: page.status, html: await server.transformIndexHtml(encodeURI(page.path), html) };
}

/** The styles of all modules loaded so far, as Vite's client expects them, so that it does not add them twice. */
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
      const result = await server.environments.client.transformRequest(
        `${module.url}${module.url.includes('?') ? '&' : '?'}direct`,
      );
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

import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { afterEach, expect, test, vi } from 'vitest';

import { finishDocument, inlineScripts, policyFor } from '../scripts/document.mjs';
import { sampleContent } from '#content/whole-content';
import { slug } from '#domain/slug';
import { missingPage, openShop } from './entry-server';

afterEach(() => vi.restoreAllMocks());

test('a page is the same whenever it is rendered, so that a build without a change has the same name', async () => {
  const { render } = openShop();
  const { html, data } = await render('/Products');
  vi.spyOn(Date, 'now').mockReturnValue(60_000);
  expect(await render('/Products')).toMatchObject({ html, data });
});

test.each([
  '/Products/ProductDetail/Arc-Floor-Lamp',
  '/Blog/BlogDetail/Maren-Solberg',
  '/MyAccount/TrackOrder',
  '/Checkout/Payment',
])('on %s no link to a page above it is told as the current page', async (path) => {
  const { html } = await openShop().render(path);
  const links = html.slice(html.indexOf('<main'), html.indexOf('<footer')).match(/<a [^>]*>/g) ?? [];
  const current = links.filter((link) => link.includes('aria-current="page"'));
  expect(links.length).toBeGreaterThan(0);
  expect(current.filter((link) => !link.includes(`href="${path}"`))).toEqual([]);
});

test('another price is another edition of pages that show it and of products beside it, and of no others', async () => {
  const { catalogue } = sampleContent();
  const dearer = catalogue.products.map((product) =>
    product.id === 9 ? { ...product, price: product.price + 100 } : product,
  );
  const path = (name: string) => `/Products/ProductDetail/${name}`;
  const [bench, besideIt] = [path('Juniper-Slat-Bench'), path('Oval-Vanity-Mirror')];
  const addresses = ['/Products', '/Blog', '/ContactUs', bench, besideIt, path('Arc-Floor-Lamp')];
  const [before, now] = await Promise.all(
    [catalogue, { ...catalogue, products: dearer }].map((sold) => {
      const { contentFiles, hashesOf, render } = openShop(sold);
      const { directory } = contentFiles((json) => createHash('sha256').update(json).digest('hex'));
      return Promise.all(
        addresses.map(async (address) => {
          const { data } = await render(address);
          return { shown: data.content, edition: hashesOf(directory, Object.keys(data.content)) };
        }),
      );
    }),
  );
  const changed = (part: 'shown' | 'edition') =>
    addresses.filter((_, index) => !isDeepStrictEqual(before?.[index]?.[part], now?.[index]?.[part]));
  expect(changed('shown')).toEqual(['/Products', bench]);
  expect(changed('edition')).toEqual(['/Products', bench, besideIt]);
});

test.each([
  {
    path: '/Products/ProductDetail/Arc-Floor-Lamp',
    told: {
      description: 'A long brass arc that brings light over the sofa without a table in the way.',
      'og:title': 'Arc Floor Lamp',
      'og:description': 'A long brass arc that brings light over the sofa without a table in the way.',
      'og:image': 'https://larkwood.example/social/arc-lamp-1.jpg',
      'twitter:card': 'summary_large_image',
    },
  },
  {
    path: '/Cart',
    told: { 'og:title': 'Cart', 'og:image': 'https://larkwood.example/social/room-hero.jpg' },
  },
])('who shares $path shows its name, words and picture', async ({ path, told }) => {
  const { html } = await openShop().render(path);
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, key, text]) => [
    key,
    text,
  ]);
  expect(Object.fromEntries(found)).toMatchObject(told);
});

test('a page that is missing is not for search engines, and has no address of its own', async () => {
  const { render } = openShop();
  const listing = ({ html }: { readonly html: string }) =>
    [/<meta name="robots" content="noindex"/, /rel="canonical"/].map((part) => part.test(html));
  expect(listing(await render(missingPage))).toEqual([true, false]);
  expect(listing(await render('/Cart'))).toEqual([false, true]);
});

test('each policy has a description of its own', async () => {
  const { pages, render } = openShop();
  const ofPages = await Promise.all(
    ['/', ...pages.filter((page) => page.startsWith('/PrivacyPolicy/'))].map(async (page) => {
      const { html } = await render(page);
      return /name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
    }),
  );
  // That of home, and four.
  expect(new Set(ofPages).size).toBe(5);
});

test('each list has a name of its own; one beyond the last has the name and address of the page that is shown', async () => {
  const { catalogue } = sampleContent();
  const [product] = catalogue.products;
  const more = Array.from({ length: 100 }, (_, index) => ({ ...product, id: 1000 + index, name: `Chair ${index}` }));
  const { render } = openShop({ ...catalogue, products: [...catalogue.products, ...more] } as typeof catalogue);
  const head = async (address: string) =>
    /<title>(.*?)<.*<link rel="canonical" href="(.*?)"/.exec((await render(address)).html)?.slice(1);
  expect(await head('/Products')).toEqual(['Products · Larkwood', 'https://larkwood.example/Products']);
  expect(await head('/Products?page=2')).toEqual([
    'Products, page 2 · Larkwood',
    'https://larkwood.example/Products?page=2',
  ]);
  const last = ['Products, page 3 · Larkwood', 'https://larkwood.example/Products?page=3'];
  expect(await head('/Products?page=3')).toEqual(last);
  expect(await head('/Products?page=999')).toEqual(last);
});

test.each([
  ['/products/productdetail/DOME-pendant-lamp,-clay', '/Products/ProductDetail/Dome-Pendant-Lamp%2C-Clay'],
  ['/Products/ProductDetail/Cloud-Boucle\u0301-Cushion', '/Products/ProductDetail/Cloud-Boucl%C3%A9-Cushion'],
  ['/blog/blogdetail/maren_solberg', '/Blog/BlogDetail/Maren-Solberg'],
  ['/PrivacyPolicy/terms_&_conditions', '/PrivacyPolicy/Terms-&amp;-Conditions'],
  ['/PrivacyPolicy/Candle_Care', '/PrivacyPolicy/Candle-Care'],
])('the canonical address of %s is %s', async (path, canonical) => {
  const { html } = await openShop().render(path);
  expect(Array.from(html.matchAll(/rel="canonical" href="(.*?)"/g), ([, href]) => href)).toEqual([
    `https://larkwood.example${canonical}`,
  ]);
});

test.each([
  ['/Products/ProductDetail/Dome-Pendant-Lamp,-Clay', '/Products/ProductDetail/Dome-Pendant-Lamp%2C-Clay'],
  ['/Products/ProductDetail/Cloud-Bouclé-Cushion', '/Products/ProductDetail/Cloud-Boucl%C3%A9-Cushion'],
  ['/PrivacyPolicy/Terms-&-Conditions', '/PrivacyPolicy/Terms-&-Conditions'],
])('%s is rendered as links name it, so that whoever follows one does not load it twice', async (address, path) => {
  expect(await openShop().render(address)).toMatchObject({ path, status: 200 });
});

test.each(['$50 Gift Card', '$', '${x}', '$&', 'Bed {$x}', 'Bed {-$x}'])('a product may be named %s', async (name) => {
  const { catalogue } = sampleContent();
  const products = catalogue.products.map((product) => (product.id === 9 ? { ...product, name } : product));
  const { pages, render } = openShop({ ...catalogue, products });
  const address = pages.find((page) => page === `/Products/ProductDetail/${slug(name)}`) ?? '';
  expect(await render(address)).toMatchObject({
    status: 200,
    data: { content: { 'product/9': { product: { name } } } },
  });
});

test.each([
  {
    what: 'found before it loaded',
    path: '/Products/ProductDetail/Arc-Floor-Lamp',
    id: '#Products#ProductDetail#$productid#Products#ProductDetail#Arc-Floor-Lamp',
    found: { b: { productId: 34, listedId: 34 } },
  },
  { what: 'loaded', path: '/Compare', id: '#Compare#Compare{}', found: { l: [] } },
])('what the router $what is told with a page as data', async ({ path, id, found }) => {
  const { data } = await openShop().render(path);
  expect(JSON.parse(JSON.stringify(data.matches))).toEqual([
    { i: '__root__#', u: 0, s: 'success', ssr: true },
    { i: id, u: 0, s: 'success', ssr: true, ...found },
  ]);
});

test('data of a page comes through JSON as it was', async () => {
  const { pages, render } = openShop();
  const addresses = [
    ...new Map(pages.map((address) => [address.replace(/[^/]*$/, ''), address])).values(),
    '/Products',
  ];
  for (const address of [...addresses, missingPage]) {
    const { data } = await render(address);
    expect({ address, data: JSON.parse(JSON.stringify(data)) as unknown }).toEqual({ address, data });
  }
});

test('all pages have the same inline scripts, so that one policy is that of all of them', async () => {
  const { pages, render } = openShop();
  const documents = await Promise.all(
    pages.map(async (address, index) => {
      const { html, path, data } = await render(address);
      return finishDocument(html, { path, data, modules: [`/assets/page-${index}.js`] });
    }),
  );
  const missing = await render(missingPage);
  const scripts = documents.map((html) => inlineScripts(html));
  const policy = policyFor(scripts[0] ?? []);
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(pages.filter((_, index) => policyFor(scripts[index] ?? []) !== policy)).toEqual([]);
  const ofMissing = inlineScripts(finishDocument(missing.html, { ...missing, modules: [] }));
  expect(policyFor([...scripts.flat(), ...ofMissing])).toBe(policy);
});

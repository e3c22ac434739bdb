import { expect, test } from 'vitest';

import { finishDocument, inlineScripts, policyFor, policyOf, withPolicy } from '../../scripts/document.mjs';

const CHARSET = '<meta charSet="utf-8"/>';

const policyOfAll = (documents: readonly string[]) => policyFor(documents.flatMap(inlineScripts));

test('the inline scripts of all pages may run, and no others', () => {
  const policy = policyOfAll([
    '<html><head><script>let inline = 1</script><script src="/assets/a-123.js"></script></head></html>',
    '<html><head><script>go()</script></head></html>',
  ]);
  expect(policy).toContain(
    "script-src 'self' 'sha256-yDYytH+jC12LAwAYpcCKkpW15tKUmNT/1kFQn8BauF4=' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';",
  );
});

test('the policy stands before every script of a page', () => {
  const page = withPolicy(`<html><head>${CHARSET}<script>let inline = 1</script></head></html>`, "default-src 'none'");
  expect(page).toBe(
    `<html><head>${CHARSET}<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script>let inline = 1</script></head></html>`,
  );
  expect(policyOf(page)).toBe("default-src 'none'");
});

test('data in a script element need no hash, and equal scripts need one', () => {
  const data = '<script type="application/ld+json">{"name":"Lamp"}</script>';
  const policy = policyOfAll([
    `<head>${data}<script>go()</script><script type="speculationrules">{}</script><script>go()</script>`,
    '<head><script>go()</script>',
  ]);
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
});

test('the policy starts from nothing, lets no style attribute and no handler in, and no markup of strings', () => {
  const policy = policyOfAll([]);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; ");
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
});

test('data cannot end the element that it is in', () => {
  const page = finishDocument(`<html><head>${CHARSET}</head><body></body></html>`, {
    path: '/',
    modules: ['/a.js'],
    data: { name: '</script><script>alert(1)</script>' },
  });
  expect(policyOfAll([page])).toBe(
    policyOfAll([
      finishDocument(`<html><head>${CHARSET}</head><body></body></html>`, { path: '/Cart', modules: [], data: {} }),
    ]),
  );
});

test('a path may have what stands for parts of a text in a replacement', () => {
  const page = finishDocument(`<html lang="en"><head>${CHARSET}</head><body></body></html>`, {
    path: "/Products/ProductDetail/Cash$'n-$&-$$-Carry",
    modules: [],
    data: {},
  });
  expect(page).toMatch(
    /^<html data-page="\/Products\/ProductDetail\/Cash\$'n-\$&(?:amp;)?-\$\$-Carry" lang="en"><head>/,
  );
});

test('a finished page takes no markup and no foreign script from strings (Trusted Types)', () => {
  const page = finishDocument(`<html><head>${CHARSET}</head><body></body></html>`, {
    path: '/',
    modules: [],
    data: {},
  });
  const policy = /trustedTypes\.createPolicy\("default",(\{.*?\})\)<\/script>/.exec(page)?.[1] ?? '';
  const rules = new Function('location', 'URL', `return ${policy}`)(
    { origin: 'https://shop.example', href: 'https://shop.example/Cart', toString: () => 'https://shop.example/Cart' },
    URL,
  ) as {
    createHTML: (text: string) => string | null;
    createScriptURL: (url: string) => string | null;
    createScript: (text: string) => string | null;
  };
  expect(
    [
      '<script></script>',
      '{"name":"Lamp"}',
      '<img src=x onerror=alert(1)>',
      '<b>bold</b>',
      '<script>alert(1)</script>',
    ].map((text) => rules.createHTML(text) === text),
  ).toEqual([true, true, false, false, false]);
  expect(
    [
      '/assets/a.js',
      'https://shop.example/offline.js',
      'https://evil.example/a.js',
      'data:text/javascript,1',
      '//evil.example/',
    ].map((url) => rules.createScriptURL(url) === url),
  ).toEqual([true, true, false, false, false]);
  expect(
    ['{"@type":"Product","name":"Lamp"}', 'alert(1)', '{"a":alert(1)}', '', '[];alert(1)'].map(
      (text) => rules.createScript(text) === text,
    ),
  ).toEqual([true, false, false, false, false]);
});

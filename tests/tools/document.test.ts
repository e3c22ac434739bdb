import { expect, test } from 'vitest';

import { finishDocument, withPolicy } from '../../scripts/document.mjs';

const CHARSET = '<meta charSet="utf-8"/>';

test('a page runs its own inline scripts and no others', () => {
  const page = withPolicy(
    `<html><head>${CHARSET}<script>let inline = 1</script><script src="/assets/a-123.js"></script></head></html>`,
  );
  expect(page).toContain("script-src 'self' 'sha256-yDYytH+jC12LAwAYpcCKkpW15tKUmNT/1kFQn8BauF4=';");
});

test('its policy stands before every script', () => {
  const page = withPolicy(`<html><head>${CHARSET}<script>let inline = 1</script></head></html>`);
  expect(page).toMatch(
    /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
  );
});

test('data in a script element need no hash, and equal scripts need one', () => {
  const data = '<script type="application/ld+json">{"name":"Lamp"}</script>';
  const page = withPolicy(
    `<head>${CHARSET}${data}<script>go()</script><script type="speculationrules">{}</script><script>go()</script>`,
  );
  expect(page.match(/'sha256-/g)).toHaveLength(2);
});

test('the policy starts from nothing, and lets no style attribute and no handler in', () => {
  const page = withPolicy(`<html><head>${CHARSET}</head></html>`);
  expect(page).toContain(`content="default-src 'none'; `);
  expect(page).toContain("script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; ");
});

test('a finished page takes no markup and no foreign script from strings (Trusted Types)', () => {
  const page = finishDocument(`<html><head>${CHARSET}</head><body></body></html>`, {
    path: '/',
    modules: [],
    content: {},
  });
  expect(page).toContain("require-trusted-types-for 'script'; trusted-types default");
  const policy = /trustedTypes\.createPolicy\("default",(\{.*?\})\);/.exec(page)?.[1] ?? '';
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

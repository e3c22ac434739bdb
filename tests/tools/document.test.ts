import { expect, test } from 'vitest';

import { withPolicy } from '../../scripts/document.mjs';

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

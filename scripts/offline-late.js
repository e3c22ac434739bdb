/*
 * The page of the service worker's own, for one that neither comes nor is kept. A part of /offline.js.
 */
const LATE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>This page does not arrive | Larkwood</title>
<style>body{margin:0;padding:15vh 10vw;background:#FAF7F2;color:#221E1A;font:1.25rem/1.6 Georgia,serif}
h1{font-weight:400;line-height:1.2}a{display:inline-block;margin-right:2rem;padding-block:.5rem;color:inherit}</style>
<main><h1>This page does not arrive</h1>
<p>It is not kept on this device, and nothing of it has come: the network is slow or gone. The shop itself opens without it.
<p><a href="">Try again</a><a href="${base}">Back To Home</a>`;

/** For a page that neither comes nor is kept. */
function latePage() {
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(LATE, { headers });
}

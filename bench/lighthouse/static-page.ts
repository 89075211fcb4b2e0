import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const font = readFileSync('src/ui/styles/fonts/letters-core.woff2');

/** The text of a page, as somebody would write it who wants it fast: one file, and the font. */
function handWritten(html: string): string {
  const [, main = ''] = /<main[^>]*>([^]*?)<\/main>/.exec(html) ?? [];
  const text = main
    .replace(/<(script|style|svg|noscript|template)\b[^]*?<\/\1>/g, '')
    .replace(/<(?!\/?(?:h[1-4]|p|ul|ol|li|a)\b)[^>]*>/g, '')
    .replace(/<(\w+)(?: (href="[^"]*")|[^>])*>/g, (_, name: string, href?: string) =>
      href === undefined ? `<${name}>` : `<${name} ${href}>`,
    );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>By hand</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The same text, written by hand.">
<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:Encode;src:url(/font.woff2);font-weight:100 900;font-stretch:75% 125%;font-display:swap}
body{font:420 17px/1.55 Encode,sans-serif;font-stretch:94%;margin:20px;color:#11211f;background:#f1f3ef}
h1,h2{font-weight:640;font-stretch:88%;line-height:1}h1{font-size:42px}</style></head>
<body><main>${text}</main></body></html>`;
}

/** Serves it as quickly as Node can. */
export async function serveStaticPage(html: string) {
  const page = brotliCompressSync(handWritten(html));
  const server = createServer(({ url }, response) => {
    if (url === '/font.woff2')
      response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=3600' });
    else
      response.writeHead(url === '/' ? 200 : 404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
      });
    response.end(url === '/font.woff2' ? font : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

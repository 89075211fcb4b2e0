import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const font = readFileSync('brand/typeface/letters-core.woff2');

const attributes = /\b(?:href|src|srcset|sizes|width|height|alt|fetchpriority)="[^"]*"/gi;

/**
 * A page's text and the pictures that it loads at once, as somebody would write them who wants a
 * page that is fast: one file, the font, no script.
 */
function handWritten(html: string): string {
  const [, main = ''] = /<main[^>]*>([^]*?)<\/main>/.exec(html) ?? [];
  const text = main
    // Our script draws these pictures in place of a card with their name.
    .replace(/<\/?noscript[^>]*>/g, '')
    .replace(/<(script|style|svg|template)\b[^]*?<\/\1>/g, '')
    .replace(/<img\b[^>]*\bloading="lazy"[^>]*>/g, '')
    .replace(/<(?!\/?(?:h[1-4]|p|ul|ol|li|a|img)\b)[^>]*>/g, '')
    .replace(
      /<(\w+)([^>]*)>/g,
      (_, name: string, rest: string) => `<${[name, ...(rest.match(attributes) ?? [])].join(' ')}>`,
    );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>By hand</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The same text, written by hand.">
<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:Encode;src:url(/font.woff2);font-weight:100 900;font-stretch:75% 125%;font-display:swap}
body{font:420 17px/1.55 Encode,sans-serif;font-stretch:94%;margin:20px;color:#11211f;background:#f1f3ef}
h1,h2{font-weight:640;font-stretch:88%;line-height:1}h1{font-size:42px}img{max-width:100%;height:auto}</style></head>
<body><main>${text}</main></body></html>`;
}

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves every page of the site as it would be if it were written by hand, as quickly as Node can.
 * Open a page once before it is measured.
 */
export async function serveStaticPages(site: string) {
  const answers = new Map<string, Answer>();
  answers.set('/font.woff2', { headers: { 'Content-Type': 'font/woff2' }, body: font });

  async function answerTo(url: string): Promise<Answer> {
    const known = answers.get(url);
    if (known) return known;
    const response = await fetch(site + url);
    const type = response.headers.get('Content-Type') ?? '';
    const answer: Answer = type.startsWith('text/html')
      ? {
          headers: { 'Content-Type': type, 'Content-Encoding': 'br' },
          body: brotliCompressSync(handWritten(await response.text())),
        }
      : { headers: { 'Content-Type': type }, body: Buffer.from(await response.arrayBuffer()) };
    answers.set(url, answer);
    return answer;
  }

  const server = createServer((request, response) => {
    void answerTo(request.url ?? '/').then(({ headers, body }) => {
      response.writeHead(200, { 'Cache-Control': 'max-age=3600', ...headers });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

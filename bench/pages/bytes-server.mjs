import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

// Node's own server with the bytes and headers of another: what Node can do at most.
const [port = '', of = '', ...paths] = process.argv.slice(2);

/** Node sets these itself. */
const ofNode = /^(connection|date|keep-alive)$/i;

/** @type {Map<string, { headers: string[], bytes: Buffer }>} */
const answers = new Map();
for (const path of paths) {
  const asked = { headers: { 'Accept-Encoding': 'br' } };
  const answer = await new Promise(
    (/** @type {(answer: import('node:http').IncomingMessage) => void} */ resolve) =>
      get(of + path, asked, resolve),
  );
  const bytes = await buffer(answer);
  const headers = answer.rawHeaders.filter((_, at, all) => !ofNode.test(all[at - (at % 2)] ?? ''));
  answers.set(path, { headers, bytes });
}

createServer(({ url = '/' }, response) => {
  const { headers = [], bytes = '' } = answers.get(url) ?? {};
  response.writeHead(headers.length > 0 ? 200 : 404, headers).end(bytes);
}).listen(Number(port), '127.0.0.1');

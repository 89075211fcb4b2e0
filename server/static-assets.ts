import type { IncomingMessage } from 'node:http';
import { ByteBoundedCache } from './byte-bounded-cache';
import { CompressedBody, type BackgroundQueue } from './compressed-body';
import { isCompressible } from './compression';
import type { Exchange } from './exchange';
import { contentTag } from './etag';
import { headerText } from './response-headers';
import { sendBody } from './send-body';

interface Asset {
  readonly body: CompressedBody;
  readonly headers: ReadonlyMap<string, string>;
  readonly etag: string;
  readonly bytes: number;
}

const keptHeaders = ['Content-Type', 'Cache-Control', 'Last-Modified'] as const;
const largest = 4 * 1024 * 1024;

/** The scripts and styles under `/_next/static`: named by their content, so kept for good. */
export class StaticAssets {
  readonly #kept: ByteBoundedCache<Asset>;

  constructor(
    maxBytes: number,
    private readonly background: BackgroundQueue,
  ) {
    this.#kept = new ByteBoundedCache(maxBytes);
  }

  /** Whether Next's answer is worth keeping, judged by its headers. */
  accepts({ request, response, path }: Exchange): boolean {
    return (
      isReadable(request, path) &&
      response.statusCode === 200 &&
      isCompressible(headerText(response, 'Content-Type')) &&
      Number(headerText(response, 'Content-Length')) <= largest
    );
  }

  /** @returns false when it is not in memory, and nothing was sent */
  async sendKept({ request, response, path }: Exchange): Promise<boolean> {
    const asset = isReadable(request, path) ? this.#kept.get(path) : undefined;
    if (asset === undefined) return false;
    for (const [name, value] of asset.headers) response.setHeader(name, value);
    await sendBody(request, response, { status: 200, body: asset.body, etag: asset.etag });
    return true;
  }

  async keepAndSend(exchange: Exchange, plain: Buffer): Promise<void> {
    const { response, path } = exchange;
    const body = new CompressedBody(plain, this.background);
    const headers = keptHeaders
      .map((name) => [name, headerText(response, name)] as const)
      .filter(([, value]) => value !== '');
    this.#kept.set(path, {
      body,
      headers: new Map(headers),
      etag: contentTag(plain),
      bytes: body.bytes,
    });
    response.clearHeaders();
    await this.sendKept(exchange);
  }
}

function isReadable({ method, headers }: IncomingMessage, path: string): boolean {
  return (
    path.startsWith('/_next/static/') &&
    (method === 'GET' || method === 'HEAD') &&
    headers.range === undefined
  );
}

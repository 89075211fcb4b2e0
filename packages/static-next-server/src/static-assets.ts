import { LRUCache } from 'lru-cache';
import { CompressedBody } from './compressed-body.ts';
import { isCompressible } from './compression.ts';
import { contentTag } from './etag.ts';
import type { Exchange, Step } from './exchange.ts';
import { sendReady, sizeOf, type ReadyAnswer } from './ready-answer.ts';
import { headerText } from './response-headers.ts';

const keptHeaders = ['Content-Type', 'Cache-Control', 'Last-Modified'] as const;
const largest = 4 * 1024 * 1024;

/** The scripts and styles under `/_next/static`: named by their content, so kept for good. */
export class StaticAssets {
  readonly #kept: LRUCache<string, ReadyAnswer>;

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** Whether Next's answer is worth keeping, judged by its headers. */
  accepts(exchange: Exchange): boolean {
    const { response } = exchange;
    return (
      asksForAsset(exchange) &&
      response.statusCode === 200 &&
      isCompressible(headerText(response, 'Content-Type')) &&
      Number(headerText(response, 'Content-Length')) <= largest
    );
  }

  /** Answers with what is in memory. */
  readonly sendKept: Step = async (exchange) => {
    const asset = asksForAsset(exchange) ? this.#kept.get(exchange.path) : undefined;
    if (asset === undefined) return undefined;
    await sendReady(exchange, asset);
    return 'answered';
  };

  /** Keeps what Next has made, and sends it. */
  async send(exchange: Exchange, plain: Buffer): Promise<void> {
    const { response, path } = exchange;
    const headers = keptHeaders
      .map((name) => [name, headerText(response, name)] as const)
      .filter(([, value]) => value !== '');
    const body = new CompressedBody(plain);
    const asset = { body, etag: contentTag(plain), headers: new Map(headers) };
    this.#kept.set(path, asset);
    response.clearHeaders();
    await sendReady(exchange, asset);
  }
}

function asksForAsset({ request: { method, headers }, path }: Exchange): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return path.startsWith('/_next/static/') && isRead && headers.range === undefined;
}

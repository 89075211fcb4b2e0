import { isRead, type Exchange, type Refusal, type Step } from '../exchange.ts';
import { headerText } from '../response-headers.ts';
import { isCompressible } from './compression.ts';
import { createStore, WholeAnswer } from './whole-answer.ts';

const keptHeaders = ['Content-Type', 'Cache-Control', 'Last-Modified'] as const;
const largest = 4 * 1024 * 1024;

/** The scripts and styles under `/_next/static`: named by their content, so kept for good. */
export class StaticAssets {
  readonly #kept: ReturnType<typeof createStore>;

  constructor(maxBytes: number) {
    this.#kept = createStore(maxBytes);
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

  /** Answers with what is in memory. To anything but a reading Next would answer 500. */
  readonly sendKept: Step = async (exchange) => {
    if (isAsset(exchange) && !isRead(exchange)) return readsOnly;
    const asset = asksForAsset(exchange) ? this.#kept.get(exchange.path) : undefined;
    await asset?.send(exchange);
    return asset && 'answered';
  };

  /** Keeps what Next has made, and sends it. */
  async send(exchange: Exchange, plain: Buffer): Promise<void> {
    const { response, path } = exchange;
    const headers = keptHeaders.map((name) => [name, headerText(response, name)] as const);
    const given = new Map(headers.filter(([, value]) => value !== ''));
    const asset = new WholeAnswer(plain, given).keep();
    this.#kept.set(path, asset);
    response.clearHeaders();
    await asset.send(exchange);
  }
}

const readsOnly: Refusal = {
  status: 405,
  code: 'method-not-allowed',
  reason: 'This file can only be read.',
  headers: { Allow: 'GET, HEAD' },
};

const isAsset = ({ path }: Exchange) => path.startsWith('/_next/static/');

const asksForAsset = (exchange: Exchange) =>
  isAsset(exchange) && isRead(exchange) && exchange.request.headers.range === undefined;

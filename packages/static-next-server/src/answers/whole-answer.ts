import { LRUCache } from 'lru-cache';
import type { Exchange } from '../exchange.ts';
import { varyOnEncoding } from '../response-headers.ts';
import { compress, smallestWorthCompressing } from './compression.ts';
import { negotiateEncoding, type Encoding } from './encoding.ts';
import { contentTag, isKnown } from './etag.ts';

/** Slow work runs one piece at a time, so that it never takes more than one core. */
let background: Promise<unknown> = Promise.resolve();

/** Settles when the work that is known now is done. */
export const backgroundWork = () => background;

/**
 * An answer whose body is there in full, so that it can be sent any number of times. Each compressed
 * copy of the body is made once: quickly, and for an answer that is kept once more, as small as it
 * can be.
 */
export class WholeAnswer {
  /** Weak (`W/"…"`): one tag names the content in all encodings. */
  readonly etag: string;
  /** A document, and no file beside the pages. */
  readonly isPage: boolean;
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  readonly #made = new Map<Encoding, Buffer>();
  readonly #isCompressed: boolean;
  #isKept = false;

  /** @param isCompressible false for what is compressed by nature, such as a picture */
  constructor(
    readonly plain: Buffer,
    readonly headers: ReadonlyMap<string, string>,
    isCompressible = true,
  ) {
    // Browsers do not update a kept page's policy on a 304, so a new policy needs a new tag.
    this.etag = contentTag(headers.get('Content-Security-Policy') ?? '', plain);
    this.isPage = headers.has('Content-Security-Policy');
    this.#isCompressed = isCompressible && plain.length >= smallestWorthCompressing;
    this.#made.set('identity', plain);
  }

  /**
   * Says that many will get it. The best copy of a page of the panel takes half a second of a
   * processor, so an answer to one person goes without.
   */
  keep(): this {
    this.#isKept = true;
    return this;
  }

  /**
   * Sends it in the encoding that the visitor takes, or only 304 when the visitor has it.
   * @param mayKeep false: no visitor is to keep it, and a conditional request gets it whole
   */
  async send(
    { request, response }: Exchange,
    { status = 200, mayKeep = true } = {},
  ): Promise<void> {
    for (const [name, value] of this.headers) response.setHeader(name, value);
    varyOnEncoding(response);
    response.removeHeader('Content-Length');
    response.removeHeader('ETag');
    if (mayKeep) response.setHeader('ETag', this.etag);
    if (mayKeep && status === 200 && isKnown(this.etag, request.headers['if-none-match'])) {
      response.removeHeader('Content-Type');
      response.answer(304);
      return;
    }
    const encoding = this.encodingFor(request.headers['accept-encoding']);
    const bytes = await this.copyIn(encoding);
    if (!response.isOpen) return;
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.answer(status, bytes);
  }

  encodingFor(acceptEncoding: string | undefined): Encoding {
    return this.#isCompressed ? negotiateEncoding(acceptEncoding) : 'identity';
  }

  /** The copy in this encoding, if it is there. */
  copyNow(encoding: Encoding): Buffer | undefined {
    return this.#made.get(encoding);
  }

  /** The copy in this encoding: made quickly for the first visitor, later the best if it is kept. */
  async copyIn(encoding: Encoding): Promise<Buffer> {
    return this.#made.get(encoding) ?? this.#making.get(encoding) ?? this.#make(encoding);
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const quick = compress(this.plain, encoding, 'quick').then((bytes) => {
      this.#made.set(encoding, bytes);
      return bytes;
    });
    this.#making.set(encoding, quick);
    if (!this.#isKept) return quick;
    background = Promise.all([background, quick])
      .then(() => compress(this.plain, encoding, 'best'))
      .then((best) => this.#made.set(encoding, best))
      .catch((error: unknown) => console.error('Compressing in the background failed:', error));
    return quick;
  }
}

/** Keeps those that were last asked for. A body's copies take about as much as the body itself. */
export const createStore = (maxSize: number) =>
  new LRUCache<string, WholeAnswer>({ maxSize, sizeCalculation: ({ plain }) => plain.length * 2 });

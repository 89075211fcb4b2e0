import { compress, smallestWorthCompressing } from './compression.ts';
import type { Encoding } from './encoding.ts';

/** Slow work runs one piece at a time, so that it never takes more than one core. */
let background: Promise<unknown> = Promise.resolve();

/** Settles when the work that is known now is done. */
export const backgroundWork = () => background;

/** A body that is sent many times, and its compressed copies: each is made once. */
export class CompressedBody {
  readonly plain: Buffer;
  readonly #copies = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** Roughly what it takes in memory with its copies, each at most about a third of the body. */
  get bytes(): number {
    return this.plain.length * 2;
  }

  /** The copy in this encoding: made quickly for the first visitor, then replaced by the best. */
  copyIn(wanted: Encoding): Promise<Buffer> {
    const encoding = this.encodingFor(wanted);
    const known = this.#copies.get(encoding);
    if (known !== undefined) return known;
    const quick = compress(this.plain, encoding, 'quick');
    this.#copies.set(encoding, quick);
    if (encoding !== 'identity') {
      background = background
        .then(() => compress(this.plain, encoding, 'best'))
        .then((best) => this.#copies.set(encoding, Promise.resolve(best)))
        .catch((error: unknown) => console.error('Compressing in the background failed:', error));
    }
    return quick;
  }

  /** What a copy in the wanted encoding is really in: a small body is not worth it. */
  encodingFor(wanted: Encoding): Encoding {
    return this.plain.length < smallestWorthCompressing ? 'identity' : wanted;
  }
}

import { compress, smallestWorthCompressing } from './compression';
import type { Encoding } from './encoding';

/** Runs slow work one piece at a time, so that it never takes more than one core. */
export class BackgroundQueue {
  #last: Promise<void> = Promise.resolve();

  add(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch((error: unknown) => {
      console.error('Background work failed:', error);
    });
  }

  /** Settles when all that was added has run. */
  idle(): Promise<void> {
    return this.#last;
  }
}

/** A body that is sent many times, and its compressed copies: each is made once. */
export class CompressedBody {
  readonly #copies = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly plain: Buffer,
    private readonly background: BackgroundQueue,
  ) {}

  /** Roughly what it takes in memory with its copies, each at most about a third of the body. */
  get bytes(): number {
    return this.plain.length * 2;
  }

  /** The copy in this encoding: made quickly for the first visitor, then replaced by the best. */
  copyIn(encoding: Encoding): Promise<Buffer> {
    const known = this.#copies.get(encoding);
    if (known !== undefined) return known;
    const quick = compress(this.plain, encoding, 'quick');
    this.#copies.set(encoding, quick);
    if (encoding !== 'identity') {
      this.background.add(async () => {
        const best = await compress(this.plain, encoding, 'best');
        this.#copies.set(encoding, Promise.resolve(best));
      });
    }
    return quick;
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= smallestWorthCompressing;
  }
}

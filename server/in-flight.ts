import type { ServerResponse } from 'node:http';

/** Counts the requests that are being answered, so that a flood is turned away early. */
export class InFlight {
  #count = 0;

  constructor(private readonly max: number) {}

  get count(): number {
    return this.#count;
  }

  /** @returns false when there are too many already; otherwise it counts until the answer is out */
  admit(response: ServerResponse): boolean {
    if (this.#count >= this.max) return false;
    this.#count += 1;
    response.once('close', () => {
      this.#count -= 1;
    });
    return true;
  }
}

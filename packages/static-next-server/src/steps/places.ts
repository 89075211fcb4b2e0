export interface Share {
  readonly most: number;
  /** … of one address. */
  readonly mostOfOne: number;
}

/** A bounded number of places, altogether and for each address. */
export class Places {
  #taken = 0;
  readonly #byAddress = new Map<string, number>();

  constructor(private readonly share: Share) {}

  get taken(): number {
    return this.#taken;
  }

  /** @returns what gives the place back, however often it is called; undefined when there is none */
  take(address: string): (() => void) | undefined {
    const ofOne = this.#byAddress.get(address) ?? 0;
    if (this.#taken >= this.share.most || ofOne >= this.share.mostOfOne) return undefined;
    this.#add(address, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(address, -1);
      isTaken = false;
    };
  }

  #add(address: string, change: 1 | -1): void {
    this.#taken += change;
    const ofOne = (this.#byAddress.get(address) ?? 0) + change;
    if (ofOne === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, ofOne);
  }
}

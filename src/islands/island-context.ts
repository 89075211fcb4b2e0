import { createContext, useContext, useEffect } from 'react';

/** Calls once when all that was begun has ended. It has begun once itself. */
export class Readiness {
  #open = 1;

  constructor(private readonly onReady: () => void) {}

  begin(): void {
    this.#open += 1;
  }

  end(): void {
    this.#open -= 1;
    if (this.#open === 0) this.onReady();
  }
}

/** What an island in the browser knows; on the server, which slots it has drawn. */
export interface IslandState {
  readonly readiness?: Readiness;
  /** What the server has drawn for each slot. */
  readonly slotNodes?: ReadonlyMap<string, readonly Node[]>;
  readonly drawnSlots?: Set<string>;
}

/** Null outside of islands, and in what a page has drawn for one. */
export const IslandContext = createContext<IslandState | null>(null);

/**
 * Puts off what was clicked before an island was awake until it can do it: a carousel whose library
 * has measured nothing yet has nowhere to go.
 */
export function useReady(isReady: boolean): void {
  const readiness = useContext(IslandContext)?.readiness;
  useEffect(() => {
    if (isReady || readiness === undefined) return undefined;
    readiness.begin();
    return () => readiness.end();
  }, [isReady, readiness]);
}

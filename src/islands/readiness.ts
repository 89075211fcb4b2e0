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

export const ReadinessContext = createContext<Readiness | null>(null);

/**
 * Puts off what was clicked before an island was awake until it can do it: a carousel whose library
 * has measured nothing yet has nowhere to go.
 */
export function useReady(isReady: boolean): void {
  const readiness = useContext(ReadinessContext);
  useEffect(() => {
    if (isReady || readiness === null) return undefined;
    readiness.begin();
    return () => readiness.end();
  }, [isReady, readiness]);
}

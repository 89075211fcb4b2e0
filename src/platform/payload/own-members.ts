import type { Payload } from 'payload';

/**
 * Payload (read in 3.90.2) looks a collection up by whatever name a request brings, in a plain object:
 * `/api/constructor` finds what every object inherits, stumbles over it, and answers 500.
 */
export function withoutInherited({ collections }: Pick<Payload, 'collections'>): void {
  Object.setPrototypeOf(collections, null);
}

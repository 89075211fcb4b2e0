import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 collect the heap when it has grown by so much since the last time. By itself it lets it
 * double first, and an export of 100,000 submissions then leaves 150 MB of what is long unused;
 * with this at most 90, at the same speed (docs/decisions/02-web-process.md).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

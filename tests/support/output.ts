import { format } from 'node:util';

import { afterAll, afterEach, expect } from 'vitest';

const said: string[] = [];
const expected: RegExp[] = [];
const allowed: RegExp[] = [];

/** Notes what somebody would have to read. */
export const note = (...words: unknown[]): void => void said.push(format(...words));

/**
 * The test that is running makes the code say this, at least once; anything else that is said fails
 * it. A pattern is held against a whole message.
 */
export function expectOutput(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** The same for what is said or not, as requests that race come in one order or another. */
export function allowOutput(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

/** What the running test has made the code say so far. */
export const outputSoFar = (): readonly string[] => [...said];

function settle(): void {
  const messages = said.splice(0);
  const patterns = expected.splice(0);
  const known = [...patterns, ...allowed.splice(0)];
  const unexpected = messages.filter((message) => !known.some((each) => each.test(message)));
  const missing = patterns.filter((each) => !messages.some((message) => each.test(message)));
  expect({ unexpected, missing: missing.map(String) }).toEqual({ unexpected: [], missing: [] });
}

/** From now on every test of this file fails on output that it does not expect. */
export function watchOutput(): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const)
    console[method] = note;
  afterEach(settle);
  // What came before the first test or after the last.
  afterAll(settle);
}

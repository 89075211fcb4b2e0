import { vi } from 'vitest';

/** Waits for what comes by itself. The time ends what hangs: a busy machine needs a part of it. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, 20_000);

import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  /** One for the whole process: Next's bundles hold copies of this module. */
  var requestIds: AsyncLocalStorage<string> | undefined;
}

const ids = (globalThis.requestIds ??= new AsyncLocalStorage<string>());

/** Of the request that is being answered; undefined between requests. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Everything that `work` begins knows the id, whatever it waits for. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => ids.run(id, work);

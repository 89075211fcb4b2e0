import { AsyncLocalStorage } from 'node:async_hooks';

/** A request that is being answered. */
interface CurrentRequest {
  readonly id: string;
  /** How far the action is that it asks Next for: what comes before it begins is Next's reading. */
  action?: 'sent' | 'begun';
  /** The database did not give what its page shows. */
  isContentAway?: boolean;
}

declare global {
  /** One for the whole process: Next's bundles hold copies of this module. */
  var currentRequests: AsyncLocalStorage<CurrentRequest> | undefined;
}

const requests = (globalThis.currentRequests ??= new AsyncLocalStorage<CurrentRequest>());

/** Undefined between requests. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

/** Everything that `work` begins knows the id, whatever it waits for. */
export const withRequestId = <Result>(id: string, work: () => Result): Result =>
  requests.run({ id }, work);

/** Every action calls this first: Next could read what it was sent. */
export function noteActionBegun(): void {
  const request = currentRequest();
  if (request?.action === 'sent') request.action = 'begun';
}

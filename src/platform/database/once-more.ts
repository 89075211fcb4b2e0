import { isDatabaseBusy } from './failure-reason';

/**
 * Does a read again where the database had no room for it, once. For one person at work, who waits
 * rather than sees it fail; what strangers ask for is not to weigh twice on a busy machine.
 */
export async function onceMoreIfBusy<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseBusy(error)) throw error;
    return read();
  }
}

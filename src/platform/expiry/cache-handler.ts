import { expiringCache } from 'static-next-server';

import { expiry, expiryChannel } from './expiry';

const ExpiringCache = expiringCache(expiry);

/** Next loads this by its address, past its own bundler: see `cacheHandler` in next.config.mjs. */
export default class CacheOfAllProcesses extends ExpiringCache {
  /** The others are told at once. Next sends the editor's answer without waiting for it. */
  override async revalidateTag(
    ...given: Parameters<InstanceType<typeof ExpiringCache>['revalidateTag']>
  ) {
    await Promise.all([super.revalidateTag(...given), expiryChannel.tell([given[0]].flat())]);
  }
}

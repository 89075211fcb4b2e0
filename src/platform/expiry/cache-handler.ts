import { expiringCache } from 'static-next-server';

import { expiry } from './expiry';

/** Next loads this by its address, past its own bundler: see `cacheHandler` in next.config.mjs. */
export default expiringCache(expiry);

import config from '@payload-config';
import { getPayload } from 'payload';

import { outageAnswer } from '@/platform/database/outage';

import type { Handler } from './private-answers';

/**
 * Says so where Payload could not connect, as in a process that started while the database was
 * away. Payload (3.90.2) answers 500 then, as for a defect. Each request tries to connect again.
 */
export const unlessAway =
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (...args) => {
    const isConnected = await getPayload({ config }).then(
      () => true,
      () => false,
    );
    return isConnected ? handler(...args) : outageAnswer();
  };

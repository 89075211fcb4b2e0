import { sql } from 'drizzle-orm';

import { openStatuses } from '@/forms';

/** For `status IN (…)`: as literals, so that the indexes of open work answer (`withWorkIndexes`). */
export const openStates = sql.raw(openStatuses.map((status) => `'${status}'`).join(', '));

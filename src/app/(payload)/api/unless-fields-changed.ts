import { changedFields } from '../changed-fields';

import type { Handler } from './private-answers';

/** Says so in development where a value would be lost. The panel shows it. */
export const unlessFieldsChanged =
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (request, ...args) => {
    const changed = await changedFields();
    if (changed === undefined) return handler(request, ...args);
    console.error(changed);
    return Response.json({ errors: [{ message: changed }] }, { status: 409 });
  };

'use client';

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { z } from 'zod';

const refused = z.object({ error: z.string() });

type Schedule = ReturnType<typeof useServerFunctions>['schedulePublish'];

/**
 * Says when a date was refused. Payload's drawer (3.90.2) drops the reason, and says “Scheduled
 * successfully” whatever the server answered.
 */
export function RefusedSchedules({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { schedulePublish: ask } = functions;
  const schedulePublish = useCallback<Schedule>(
    async (call) => {
      const answer: unknown = await ask(call);
      const { data: refusal } = refused.safeParse(answer);
      if (refusal) throw new Error(refusal.error);
      return answer;
    },
    [ask],
  );
  const ours = useMemo(() => ({ ...functions, schedulePublish }), [functions, schedulePublish]);
  return <ServerFunctionsContext value={ours}>{children}</ServerFunctionsContext>;
}

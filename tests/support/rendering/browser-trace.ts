import type { Browser, Page } from 'playwright';
import { z } from 'zod';

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      args: z
        .object({
          elementCount: z.number().optional(),
          data: z
            .object({ displayName: z.string().optional(), compositeFailed: z.number().optional() })
            .optional(),
        })
        .optional(),
    }),
  ),
});

type TraceEvent = z.infer<typeof trace>['traceEvents'][number];

/** What a browser tells of its own work on a page while something is done there. */
export async function traceOf(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['blink.animations', 'devtools.timeline'] });
  await act();
  const recorded: unknown = JSON.parse((await browser.stopTracing()).toString());
  return trace.parse(recorded).traceEvents;
}

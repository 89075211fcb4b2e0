import { useEffect, useState } from 'react';
import { z } from 'zod';

const answer = z.object({
  count: z.number(),
  found: z.array(
    z.object({
      label: z.string(),
      href: z.string(),
      excerpt: z.string(),
      fixed: z.string().optional(),
    }),
  ),
});

export type FoundTexts = z.infer<typeof answer>;
type State = FoundTexts | 'nothing asked' | 'searching' | 'failed';

const pauseMs = 200;

/** What the content has of some words; asked for when somebody pauses in typing them. */
export function useFoundTexts(words: string): State {
  const [state, setState] = useState<{ of: string; state: State }>();
  const asked = words.trim();
  useEffect(() => {
    if (asked === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void find(asked, controller.signal).then(
        (found) => setState({ of: asked, state: found }),
        () => {
          if (!controller.signal.aborted) setState({ of: asked, state: 'failed' });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);
  if (asked === '') return 'nothing asked';
  return state?.of === asked ? state.state : 'searching';
}

async function find(words: string, signal: AbortSignal): Promise<FoundTexts> {
  const response = await fetch(`/api/content-texts?q=${encodeURIComponent(words)}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return answer.parse(await response.json());
}

import { useEffect } from 'react';
import { z } from 'zod';

const request = z.object({ type: z.literal('edit-field'), href: z.string().startsWith('/cms/') });

/** Goes where “Edit” on a page in the frame of the preview leads (src/site/preview/browser). */
export function useFieldRequests(goTo: (href: string) => void): void {
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.origin) return;
      const asked = request.safeParse(data);
      if (asked.success) goTo(asked.data.href);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [goTo]);
}

import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { takeFocalPoint } from '@/platform/payload/uploads';

const withData = z.object({ data: z.looseObject({}) });

/**
 * Notes a moved focal point and leaves the files alone: no copy of a picture is cut around it, pages
 * are (src/ui/picture.tsx). Payload would make all files anew, over those that pages show.
 */
export function noteFocalPoint({ args, req }: { args: unknown; req: PayloadRequest }): void {
  const { query, file } = req;
  const moved = takeFocalPoint(query, file !== undefined);
  if (moved !== undefined && file === undefined && isWithData(args))
    Object.assign(args.data, { focalX: moved.x, focalY: moved.y });
}

/** Whether an operation brings words of a document along. */
export const isWithData = (args: unknown): args is z.infer<typeof withData> =>
  withData.safeParse(args).success;

import { statSync } from 'node:fs';
import path from 'node:path';

import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { env } from '@/env';
import { filePath } from '@/platform/payload/own-routes';

/** Names of files end as what they are (hooks/clean-pictures.ts). */
const kinds = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
]);

/** A picture that changes gets a new name; a name that was freed may be given to another. */
const cacheControl = 'public, max-age=3600';

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });

const measure = (filename: string) =>
  statSync(path.join(env.MEDIA_DIR, path.basename(filename)), { throwIfNoEntry: false });

/** Other files may lie beside the pictures. */
const isPicture = (filename: string) =>
  kinds.has(path.extname(filename).toLowerCase()) && !filename.startsWith('.');

/**
 * Stands before Payload's answer with a file. That one (3.90.2) is 500 when there is no such file,
 * sends whatever lies beside the pictures, and says nothing to caches. A bucket says by itself what
 * it does not have.
 */
export function beforeFile(req: PayloadRequest, filename: string): Response | undefined {
  if (!isPicture(filename)) return notFound();
  if (env.S3_ENDPOINT !== undefined) return undefined;
  const file = measure(filename);
  if (!file) return notFound();
  const etag = `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}"`;
  req.responseHeaders = new Headers({ ETag: etag, 'Cache-Control': cacheControl });
  return isKnown(req.headers.get('If-None-Match'), etag)
    ? new Response(null, { status: 304 })
    : undefined;
}

/** The web process may have marked the tag as weak. */
const isKnown = (asked: string | null, etag: string) =>
  (asked ?? '').split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

const params = z.object({ filename: z.string() });

/** Payload knows no HEAD. To ask for the file and leave it would keep the file open. */
export const headOfFile: Endpoint = {
  path: filePath,
  method: 'head',
  handler: (req) => {
    const { filename } = params.parse(req.routeParams);
    const answer = beforeFile(req, filename);
    if (answer) return answer;
    return new Response(null, {
      headers: {
        'Accept-Ranges': 'bytes',
        'Content-Length': String(measure(filename)?.size ?? 0),
        'Content-Type': kinds.get(path.extname(filename).toLowerCase()) ?? '',
      },
    });
  },
};

import { statSync } from 'node:fs';
import path from 'node:path';

import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { env } from '@/env';
import { filePath } from '@/platform/payload/own-routes';

/** A file that changes gets a new name; a name that was freed may be given to another. */
const cacheControl = 'public, max-age=3600';

/** A bucket says by itself what it has. */
const isLocal = env.S3_ENDPOINT === undefined;

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });

/** In bytes: no file system that we know has a longer name, and asking for one is an error. */
const longestFileName = 255;

function measure(filename: string) {
  const name = path.basename(filename);
  if (Buffer.byteLength(name) > longestFileName) return undefined;
  return statSync(path.join(env.MEDIA_DIR, name), { throwIfNoEntry: false });
}

/** The web process may have marked the tag as weak. */
const isKnown = (asked: string | null, etag: string) =>
  (asked ?? '').split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));

const params = z.object({ filename: z.string() });

/** What a collection answers with whose files lie in the folder of media, beside those of others. */
interface Files {
  /** The types of the files that it has, by the endings of their names, without a dot. */
  readonly types: ReadonlyMap<string, string>;
  /** Adds what browsers have to know of each file. */
  readonly modifyResponseHeaders: (given: { headers: Headers }) => Headers;
}

/**
 * Stands before Payload's answer with a file. That one (3.90.2) is 500 when there is no such file,
 * sends whatever lies in the folder, says nothing to caches, and knows no HEAD.
 */
export function filesOf({ types, modifyResponseHeaders }: Files) {
  const typeOf = (filename: string) =>
    filename.startsWith('.') ? undefined : types.get(path.extname(filename).slice(1).toLowerCase());

  function before(req: PayloadRequest, filename: string): Response | undefined {
    if (typeOf(filename) === undefined) return notFound();
    if (!isLocal) return undefined;
    const file = measure(filename);
    if (!file) return notFound();
    const etag = `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}"`;
    req.responseHeaders = new Headers({ ETag: etag, 'Cache-Control': cacheControl });
    return isKnown(req.headers.get('If-None-Match'), etag)
      ? new Response(null, { status: 304 })
      : undefined;
  }

  /** To ask for the file and leave it would keep the file open. */
  const head: Endpoint = {
    path: filePath,
    method: 'head',
    handler: (req) => {
      const { filename } = params.parse(req.routeParams);
      const answer = before(req, filename);
      if (answer) return answer;
      const headers = new Headers({
        'Accept-Ranges': 'bytes',
        'Content-Length': String(measure(filename)?.size ?? 0),
        'Content-Type': typeOf(filename) ?? '',
      });
      return new Response(null, { headers: modifyResponseHeaders({ headers }) });
    },
  };

  return {
    endpoints: isLocal ? [head] : [],
    upload: {
      staticDir: env.MEDIA_DIR,
      modifyResponseHeaders,
      handlers: [(req, { params: asked }) => before(req, asked.filename)],
    },
  } as const satisfies Partial<CollectionConfig>;
}

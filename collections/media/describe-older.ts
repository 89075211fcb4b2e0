import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { media } from '@/platform/database/schema';
import { mediaFiles } from '@/platform/media/media-files';
import { runInTransaction } from '@/platform/payload/in-transaction';

import { checkAlternativeText } from '../checks/alternative-text';
import { hashOf, searchTextOf } from './describe-file';

const row = z.object({ id: z.string(), filename: z.string(), alt: z.string() });
const some = z.object({ rows: z.array(row) });

/** As many rows are asked for at once; of their files, one after another is read. */
const batch = 100;

/** That a file was looked for and is not there. */
const gone = '';

/** Describes the pictures that came before the library described any. @returns how many */
export async function describeOlder(req: PayloadRequest): Promise<number> {
  for (let done = 0; ;) {
    const { rows } = some.parse(
      await runInTransaction(
        req,
        sql`SELECT ${media.id} AS id, ${media.filename} AS filename, ${media.alt} AS alt FROM ${media}
            WHERE ${media.contentHash} IS NULL AND ${media.filename} IS NOT NULL
            ORDER BY ${media.id} LIMIT ${batch}`,
      ),
    );
    if (rows.length === 0) return done;
    for (const picture of rows) await describe(req, picture);
    done += rows.length;
  }
}

async function describe(req: PayloadRequest, { id, filename, alt }: z.infer<typeof row>) {
  const hash = await mediaFiles.read(filename).then(hashOf, () => gone);
  const isMissing = checkAlternativeText({ filename, alt }).length > 0;
  await runInTransaction(
    req,
    sql`UPDATE ${media} SET content_hash = ${hash}, alt_is_missing = ${isMissing},
          search_text = ${searchTextOf({ filename, alt })}
        WHERE ${media.id} = ${id} AND ${media.contentHash} IS NULL`,
  );
}

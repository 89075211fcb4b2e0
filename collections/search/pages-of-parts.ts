import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';

import type { Page } from '@/payload-types';
import { pages } from '@/platform/database/schema';
import { runInTransaction } from '@/platform/payload/in-transaction';

import { reusedBy, shownBlocks } from '../pages/shown-blocks';

/**
 * Pages as visitors read them: with the reusable parts that are published.
 * @param req whose transaction sees what it has written itself
 */
export async function withReusableParts(
  payload: Pick<Payload, 'find'>,
  docs: readonly Page[],
  req: Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<Page[]> {
  const ids = docs.flatMap(({ blocks }) => reusedBy(blocks));
  if (ids.length === 0) return [...docs];
  const { docs: known } = await payload.find({
    collection: 'reusable-parts',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs.map((page) => ({ ...page, blocks: shownBlocks(page.blocks, known) }));
}

const found = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** The ids of the pages on which a reusable part stands. */
export async function pagesOfPart(req: PayloadRequest, part: string): Promise<string[]> {
  const { id, blocks } = pages;
  const named = await runInTransaction(
    req,
    sql`SELECT ${id} AS id FROM ${pages} WHERE position(${part}::text IN ${blocks}::text) > 0`,
  );
  return found.parse(named).rows.map((row) => row.id);
}

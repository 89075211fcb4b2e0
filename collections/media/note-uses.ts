import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { inTurn } from '@/platform/database/in-turn';
import { media } from '@/platform/database/schema';
import { runInTransaction } from '@/platform/payload/in-transaction';
import { columnOf, tableOf, versionsOf } from '@/platform/payload/read-columns';

import { contentState } from '../deletion/content-state';
import { naming, readAllThatName } from '../deletion/find-uses';
import { mayWrite } from '../hooks/clean-pictures';
import type { OperationCall } from '../hooks/operation';
import { describeOlder } from './describe-older';

const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** More are read with all others of their collection. */
const mostByTheirIds = 500;

interface Document {
  readonly slug: string;
  readonly id: string;
  /** Another one as soon as the document or its draft changes. */
  readonly stamp: string;
}

interface Noted {
  readonly state: string;
  /** What each document names, by its stamp. */
  readonly named: ReadonlyMap<string, readonly string[]>;
}

let noted: Noted | undefined;

const keyOf = ({ slug, id, stamp }: Document) => `${slug} ${id} ${stamp}`;

const answer = z.object({ rows: z.array(z.object({ id: z.string(), stamp: z.string() })) });

/** All documents that can name a picture, without what is in them. */
async function listNaming(req: PayloadRequest): Promise<Document[]> {
  const { payload } = req;
  const listed = await inTurn(naming(payload.config.collections, 'media'), async (owner) => {
    const table = tableOf(payload, owner.slug);
    const [id, updatedAt] = [columnOf(table, 'id'), columnOf(table, 'updatedAt')];
    const versions = hasDraftsEnabled(owner) ? versionsOf(payload, owner.slug) : undefined;
    const draft = (column: string) => versions && columnOf(versions, column);
    const drafts =
      versions && sql`LEFT JOIN ${versions} ON ${draft('parent')} = ${id} AND ${draft('latest')}`;
    const ofDraft = versions && sql`, ${draft('id')}, ${draft('version_updatedAt')}`;
    const found = await runInTransaction(
      req,
      sql`SELECT ${id} AS id, concat_ws(' ', ${updatedAt}${ofDraft}) AS stamp FROM ${table} ${drafts}`,
    );
    return answer.parse(found).rows.map((row) => ({ slug: owner.slug, ...row }));
  });
  return listed.flat();
}

/** A part of a text keeps all of it in memory: these are copies. */
const idsIn = (text: string): string[] =>
  (text.match(uuid) ?? []).map((id) => Buffer.from(id, 'latin1').toString('latin1'));

/**
 * Notes at each picture whether content names it, drafts and the trash included. What has changed since is
 * read anew, all of it once in a process; the pictures are not read at all.
 */
export async function noteUses(req: PayloadRequest): Promise<void> {
  const state = await contentState(req, { withFiles: false });
  if (state === noted?.state) return;
  const documents = await listNaming(req);
  const changed = new Map<string, string[]>(documents.map(({ slug }) => [slug, []]));
  for (const each of documents)
    if (!noted?.named.has(keyOf(each))) changed.get(each.slug)?.push(each.id);
  const few = [...changed].filter(([, ids]) => ids.length <= mostByTheirIds);
  const read = new Map<string, string[]>();
  const ofGlobals: string[] = [];
  for (const { slug, id, text } of await readAllThatName(req, 'media', new Map(few))) {
    const ids = idsIn(text);
    if (id === undefined) ofGlobals.push(...ids);
    else read.set(`${slug} ${id}`, [...(read.get(`${slug} ${id}`) ?? []), ...ids]);
  }
  const named = new Map(
    documents.map((each) => {
      const ids = read.get(`${each.slug} ${each.id}`) ?? noted?.named.get(keyOf(each)) ?? [];
      return [keyOf(each), ids];
    }),
  );
  const ids = sql.param([...new Set([...named.values(), ofGlobals].flat())]);
  const isNamed = sql`(${media.id} = ANY(${ids}::uuid[]))`;
  await runInTransaction(
    req,
    sql`UPDATE ${media} SET in_use = ${isNamed} WHERE ${media.inUse} IS DISTINCT FROM ${isNamed}`,
  );
  noted = { state, named };
}

const ofList = z.object({ includeLockStatus: z.literal(true) });
const filtered = z.object({ where: z.looseObject({}) });

/** Before a list of the panel, or a question for what is used. */
export async function noteUsesForLists({ args, operation, req }: OperationCall): Promise<void> {
  if (operation !== 'read' || !mayWrite(args, req)) return;
  const { data: asked } = filtered.safeParse(args);
  const asksForUse = JSON.stringify(asked?.where ?? null).includes('"inUse"');
  if (!asksForUse && !ofList.safeParse(args).success) return;
  await noteUses(req);
  describeInPassing(req.payload);
}

let isDescribed = false;

/** Nobody waits for it, and a process does it once. */
function describeInPassing(payload: Payload): void {
  if (isDescribed) return;
  isDescribed = true;
  void createLocalReq({}, payload)
    .then(describeOlder)
    .catch((err: unknown) => {
      isDescribed = false;
      payload.logger.error({ err, msg: 'Pictures of before are not described yet' });
    });
}

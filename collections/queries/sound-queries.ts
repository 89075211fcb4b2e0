import { QueryError, type FlattenedField, type Payload } from 'payload';
import { z } from 'zod';

import { replaceFilteredReads } from '@/platform/payload/adapter';
import { fieldsOf } from '@/platform/payload/versions';

import { isCallersFault } from './callers-fault';
import { filterProblem, orderProblem } from './filter-problem';

const read = z.object({
  collection: z.string().optional(),
  global: z.string().optional(),
  where: z.unknown().optional(),
  sort: z.unknown().optional(),
});

type Owner = Omit<z.infer<typeof read>, 'where' | 'sort'>;

/**
 * Refuses a filter that makes no sense, where all reads pass: of the API, the panel's lists, versions.
 * It does so by Payload's own error for one, since the panel (3.90.2) then shows a list without rows,
 * and at any other error a blank page.
 */
export function refuseUnsoundQueries(payload: Payload): void {
  // Those of versions take a while to put together, and never change.
  const known = new Map<string, FlattenedField[]>();
  const fieldsFor = (owner: Owner, areVersions: boolean) => {
    const key = JSON.stringify([owner.collection, owner.global, areVersions]);
    const fields = known.get(key) ?? fieldsOf(payload, owner, areVersions);
    known.set(key, fields);
    return fields;
  };
  replaceFilteredReads(payload.db, async ({ args, areVersions, ask }) => {
    const { where, sort, ...owner } = read.parse(args);
    const fields = fieldsFor(owner, areVersions);
    const problem =
      filterProblem(where, fields, payload.collections) ??
      orderProblem(sort, fields, payload.collections);
    if (problem !== undefined) throw refusal(problem);
    try {
      return await ask();
    } catch (error) {
      if (isCallersFault(error)) throw refusal('What was asked for cannot be compared.');
      throw error;
    }
  });
}

const refusal = (message: string) => Object.assign(new QueryError([]), { message });

import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  QueryError,
  type FlattenedField,
  type Payload,
} from 'payload';
import { z } from 'zod';

import { isCallersFault } from './callers-fault';
import { filterProblem } from './filter-problem';

const read = z.object({
  collection: z.string().optional(),
  global: z.string().optional(),
  where: z.unknown().optional(),
});

type Whose = Omit<z.infer<typeof read>, 'where'>;

/** The adapter's reads that take a filter. */
const ofDocuments = ['find', 'findOne', 'findDistinct', 'count'];
const ofVersions = [
  ...['findVersions', 'queryDrafts', 'countVersions'],
  ...['findGlobalVersions', 'countGlobalVersions'],
];

/**
 * Refuses a filter that makes no sense, where all reads pass: of the API, the panel's lists, versions.
 * It does so by Payload's own error for one, since the panel (3.90.2) then shows a list without rows,
 * and at any other error a blank page.
 */
export function refuseUnsoundQueries(payload: Payload): void {
  // Those of versions take a while to put together, and never change.
  const known = new Map<string, FlattenedField[]>();
  const fieldsFor = (whose: Whose, areVersions: boolean) => {
    const key = JSON.stringify([whose.collection, whose.global, areVersions]);
    const fields = known.get(key) ?? fieldsOf(payload, whose, areVersions);
    known.set(key, fields);
    return fields;
  };
  for (const name of [...ofDocuments, ...ofVersions]) {
    const ask: unknown = Reflect.get(payload.db, name);
    if (typeof ask !== 'function') throw new Error(`Payload's adapter has no ${name} any more`);
    Reflect.set(payload.db, name, async (args: unknown) => {
      const { where, ...whose } = read.parse(args);
      const fields = fieldsFor(whose, ofVersions.includes(name));
      const problem = filterProblem(where, fields, payload.collections);
      if (problem !== undefined) throw refusal(problem);
      try {
        const answer: unknown = await Reflect.apply(ask, payload.db, [args]);
        return answer;
      } catch (error) {
        if (isCallersFault(error)) throw refusal('What was asked for cannot be compared.');
        throw error;
      }
    });
  }
}

function fieldsOf(
  { collections, config }: Payload,
  { collection, global }: Whose,
  areVersions: boolean,
): FlattenedField[] {
  const documents = Object.values(collections).find((each) => each.config.slug === collection);
  if (documents)
    return areVersions
      ? buildVersionCollectionFields(config, documents.config, true)
      : documents.config.flattenedFields;
  const one = config.globals.find(({ slug }) => slug === global);
  return one ? buildVersionGlobalFields(config, one, true) : [];
}

const refusal = (message: string) => Object.assign(new QueryError([]), { message });

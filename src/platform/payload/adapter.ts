import type { CreateArgs, DatabaseAdapter } from 'payload';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

import { inOneTransaction } from './in-transaction';

/*
 * Payload asks its database by the methods of one object, `payload.db`, and each time anew (read in
 * 3.90.2). What stands in their place sees every call, of the API, of the panel and of hooks.
 */

const ofDocuments = ['find', 'findOne', 'findDistinct', 'count'];
const ofVersions = [
  ...['findVersions', 'queryDrafts', 'countVersions'],
  ...['findGlobalVersions', 'countGlobalVersions'],
];

export interface FilteredRead {
  readonly args: unknown;
  readonly areVersions: boolean;
  /** Asks the database. */
  readonly ask: () => Promise<unknown>;
}

/** Puts `instead` in the place of each read that takes a filter. */
export function replaceFilteredReads(
  db: DatabaseAdapter,
  instead: (read: FilteredRead) => Promise<unknown>,
): void {
  for (const name of [...ofDocuments, ...ofVersions]) {
    const own: unknown = Reflect.get(db, name);
    if (typeof own !== 'function') throw new Error(`Payload's adapter has no ${name} any more`);
    const areVersions = ofVersions.includes(name);
    Reflect.set(db, name, async (args: unknown) =>
      instead({
        args,
        areVersions,
        ask: async () => {
          const answer: unknown = await Reflect.apply(own, db, [args]);
          return answer;
        },
      }),
    );
  }
}

/** Leaves out what is to be deleted where `isKept` says so. */
export function keepFromDeletion(db: DatabaseAdapter, isKept: (args: unknown) => boolean): void {
  const deleteMany = db.deleteMany.bind(db);
  db.deleteMany = async (args) => {
    if (!isKept(args)) await deleteMany(args);
  };
}

/**
 * Makes documents of this collection whole: nobody sees one before its relations, which stand in a table
 * of their own. Payload (3.90.2) opens no transaction where it asks the database past its own operations.
 */
export function makeWhole(db: DatabaseAdapter, slug: string): void {
  const create: (args: CreateArgs) => Promise<unknown> = db.create.bind(db);
  db.create = (args) => {
    if (args.collection !== slug) return create(args);
    const req = { ...args.req, payload: db.payload };
    return inOneTransaction(req, () => create({ ...args, req }));
  };
}

/**
 * Payload ends the whole transaction when it refuses one document. From here on it cannot.
 * @returns what ends a transaction all the same, and what lets Payload do it again
 */
export function withholdRollback(db: DatabaseAdapter) {
  const rollBack = db.rollbackTransaction.bind(db);
  db.rollbackTransaction = () => Promise.resolve();
  const giveBack = () => void (db.rollbackTransaction = rollBack);
  return { rollBack, giveBack };
}

/** Callers that wait for the connection are told as well. */
const ignore = () => undefined;

/**
 * A connection that breaks is replaced, idle or not; to Node it would be an uncaught exception, which
 * ends a worker. Each time, once: the pool takes its own listener off after it has told of this.
 */
export function outliveBrokenConnections({ pool }: Pick<PostgresAdapter, 'pool'>): void {
  pool.on('error', ignore);
  pool.on('acquire', (client) => client.off('error', ignore).on('error', ignore));
}

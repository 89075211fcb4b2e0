import { freezeDatabase, signalDatabase } from './database-faults';
import { ask } from '../sites/load';
import type { OwnSite } from '../sites/own-site';
import { hasProcessLimits, limitProcess, openFiles } from './process-limits';

/** Begins something bad; what it returns ends it. */
export type PassingFault = (site: OwnSite) => Promise<() => Promise<void> | void>;

/** Connections that are open already have the setting that they began with. */
const cutOff = ({ databaseUrl }: OwnSite) =>
  ask(
    databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

/** As in a failover. */
export const readOnlyDatabase: PassingFault = async (site) => {
  await ask(site.databaseUrl, 'ALTER DATABASE site SET default_transaction_read_only = on');
  await cutOff(site);
  return async () => {
    await ask(
      site.databaseUrl,
      `BEGIN; SET TRANSACTION READ WRITE;
         ALTER DATABASE site RESET default_transaction_read_only; COMMIT`,
    );
    await cutOff(site);
  };
};

export const fullDatabaseDisk: PassingFault = async ({ databaseUrl }) => {
  await ask(
    databaseUrl,
    `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
       END $$;
       CREATE TRIGGER is_full BEFORE INSERT ON submissions
       FOR EACH ROW EXECUTE FUNCTION full_disk()`,
  );
  return async () => {
    await ask(databaseUrl, 'DROP FUNCTION full_disk CASCADE');
  };
};

/** Every twentieth COMMIT comes to this. */
const disturbedCommits =
  (what: string): PassingFault =>
  async ({ databaseUrl }) => {
    await ask(
      databaseUrl,
      `CREATE FUNCTION disturb() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN IF random() < 0.05 THEN ${what}; END IF; RETURN NULL; END $$;
       CREATE CONSTRAINT TRIGGER disturbs AFTER INSERT ON submissions
       DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION disturb()`,
    );
    return async () => {
      await ask(databaseUrl, 'DROP FUNCTION disturb CASCADE');
    };
  };

export const failingCommit = disturbedCommits(`RAISE EXCEPTION 'disturbed'`);
export const killedAtCommit = disturbedCommits('PERFORM pg_terminate_backend(pg_backend_pid())');

const stopDatabase =
  (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): PassingFault =>
  async ({ dataDir, startDatabase }) => {
    await signalDatabase(dataDir, signal);
    return startDatabase;
  };

const frozenDatabase: PassingFault = ({ dataDir }) => Promise.resolve(freezeDatabase(dataDir).thaw);

const killedWeb: PassingFault = async ({ killWeb, startWeb }) => {
  await killWeb();
  return () => startWeb();
};

const killedBoth: PassingFault = async (site) => {
  await signalDatabase(site.dataDir, 'SIGKILL');
  await site.killWeb();
  return async () => {
    await site.startDatabase();
    await site.startWeb();
  };
};

/** Database away: what comes in would go to the disk. */
const ownDiskFull: PassingFault = async (site) => {
  const takeOff = limitProcess(site.pid(), 'fsize', 16 * 1024);
  await signalDatabase(site.dataDir, 'SIGQUIT');
  return async () => {
    await site.startDatabase();
    takeOff();
  };
};

const noFileHandles: PassingFault = (site) =>
  Promise.resolve(limitProcess(site.pid(), 'nofile', openFiles(site.pid())));

/** In the words of the table. */
export const passingFaults: Record<string, PassingFault> = {
  'PostgreSQL: fast stop': stopDatabase('SIGINT'),
  'PostgreSQL: immediate stop': stopDatabase('SIGQUIT'),
  'PostgreSQL: kill -9': stopDatabase('SIGKILL'),
  'PostgreSQL: frozen': frozenDatabase,
  'PostgreSQL: read-only': readOnlyDatabase,
  'PostgreSQL: disk full': fullDatabaseDisk,
  'PostgreSQL: COMMIT fails': failingCommit,
  'PostgreSQL: killed at COMMIT': killedAtCommit,
  'web process: kill -9': killedWeb,
  'both: kill -9': killedBoth,
  ...(hasProcessLimits && {
    'web process: own disk full, PostgreSQL away': ownDiskFull,
    'web process: out of file handles': noFileHandles,
  }),
};

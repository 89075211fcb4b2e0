import { cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '@packages/embedded-postgres';
import { buildSite } from '../../scripts/steps/build.mjs';
import { query } from '../../scripts/steps/database.mjs';
import { prepareDatabase } from '../../scripts/steps/preparation.mjs';
import {
  bundlePrograms,
  nodeEnvironment,
  sitePrograms,
  webProcessArgs,
} from '../../scripts/steps/programs.mjs';
import { inProject } from '../../scripts/steps/project.mjs';
import { freePort, startWeb } from '../../scripts/steps/web-process.mjs';
import { copyFilledSite, filledSite } from './filled-site.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { keptLogs } from './workspace.mjs';

/** Of the tests without a browser: each half has a database. */
const halves = /** @type {const} */ (['integration-1', 'integration-2']);

/** What gets a copy of the filled database: those, and each site. */
const users = /** @type {const} */ ([...halves, 'first', ...oneAtATime]);

/** @typedef {(typeof users)[number]} User */

/** The filled database. Nobody connects to it, so that it can be copied at any time. */
const template = 'site';

/**
 * The throw-away site: each part is made when a stage first asks for it, and only once.
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {AbortSignal} signal
 * @param {(close: () => Promise<void>) => void} onClose
 */
export function throwAwaySite({ folder, env, kept }, signal, onClose) {
  const programs = path.join(folder, 'dist');
  // The tests know the words of the demo.
  const bundle = once(() => bundlePrograms(sitePrograms, programs, 'demo'));

  /** @param {string} filled a folder */
  const fill = async (filled) => {
    await bundle();
    const { url, stop } = await startPostgres({ folder: filled, database: template, fast: true });
    const own = { DATABASE_URL: url, DATA_DIR: filled, MEDIA_DIR: path.join(filled, 'media') };
    const program = path.join(programs, 'prepare.mjs');
    await prepareDatabase({ env: { ...env, ...own }, dataDir: keptLogs(), signal, program });
    await stop();
  };

  /** The address of a server with the filled database. */
  const server = once(async () => {
    const filled = filledSite(env);
    await (kept?.ensure('filled-site', env, fill) ?? fill(filled));
    const copy = (/** @type {string} */ target) => copyFilledSite(filled, target);
    await (kept?.ensure('server', env, copy) ?? copy(folder));
    // Enough for the pools of all sites at once.
    const settings = { max_connections: '300' };
    const own = { folder: kept?.place('server') ?? folder, database: template };
    const { url, stop } = await startPostgres({ ...own, fast: true, settings });
    if (kept) onClose(stop);
    await dropCopies(url);
    return url;
  });

  /**
   * The settings of a site on a copy of the filled database, with a copy of its media.
   * @param {User} user
   */
  const makeSettings = async (user) => {
    const [url] = await Promise.all([server(), bundle()]);
    await query(inDatabase(url, 'postgres'), `CREATE DATABASE "${user}" TEMPLATE ${template}`);
    const media = user === 'first' ? (env.MEDIA_DIR ?? '') : path.join(folder, `media-${user}`);
    const filled = path.join(filledSite(env), 'media');
    if (existsSync(filled)) cpSync(filled, media, { recursive: true });
    return { ...env, MEDIA_DIR: media, DATABASE_URL: inDatabase(url, user) };
  };
  const made = new Map(users.map((user) => [user, once(() => makeSettings(user))]));
  /** @param {User} user */
  const settingsOf = async (user) => ({ ...env, ...(await made.get(user)?.()) });

  // With a spool of their own: what a test leaves there is not for a site of the browser tests.
  const integration = halves.map((half) =>
    once(async () => {
      const dataDir = path.join(folder, half);
      mkdirSync(dataDir, { recursive: true });
      return { ...(await settingsOf(half)), DATA_DIR: dataDir };
    }),
  );

  /** @returns {Promise<string>} the log of the build */
  const build = once(async () => {
    // Whoever wants the build wants its programs and a database, too.
    const preparing = settingsOf('first');
    const isTaken = kept?.takeBuild();
    const settings = await preparing;
    if (isTaken) return '';
    const restore = keepFiles(['next-env.d.ts', 'tsconfig.json']);
    try {
      const log = path.join(keptLogs(), 'test-build.log');
      const output = await buildSite(settings, log, signal);
      await kept?.keepBuild(env);
      return output;
    } finally {
      restore();
    }
  });

  /**
   * A site that shares nothing with the first but PostgreSQL's process and the programs.
   * @param {(typeof oneAtATime)[number]} name
   */
  const beside = async (name) => {
    const dataDir = path.join(folder, name);
    const built = path.join(dataDir, 'next');
    cpSync(inProject(env.NEXT_DIST_DIR ?? ''), built, { recursive: true });
    const port = await freePort();
    const url = `http://localhost:${port}`;
    return {
      ...(await settingsOf(name)),
      ...{ DATA_DIR: dataDir, NEXT_DIST_DIR: path.relative(inProject(), built) },
      ...{ PORT: String(port), SERVER_URL: url, BASE_URL: url },
    };
  };

  /**
   * @param {NodeJS.ProcessEnv} settings
   * @param {string} logName
   */
  const serve = (settings, logName) => {
    const served = nodeEnvironment(settings, 'production');
    const log = path.join(keptLogs(), logName);
    const { ready, stop } = startWeb({
      args: webProcessArgs(programs),
      env: served,
      readyUrl: `http://127.0.0.1:${settings.PORT ?? ''}/readyz`,
      output: openSync(log, 'w'),
      signal,
    });
    onClose(stop);
    /** The end of what the web process said. */
    const tail = () => readFileSync(log, 'utf8').split('\n').slice(-60).join('\n');
    return { env: served, log: tail, ready };
  };

  const sites = [
    once(async () => {
      await build();
      return serve(await settingsOf('first'), 'test-web.log');
    }),
    ...oneAtATime.map((name) =>
      once(async () => {
        await build();
        return serve(await beside(name), `test-web-${name}.log`);
      }),
    ),
  ];

  /**
   * A site that starts: 0 for the first, others beside it.
   * @param {number} index
   */
  const web = (index) => {
    const site = sites[index];
    if (site === undefined) throw new Error(`There is no site ${index}.`);
    return site();
  };
  return { integration, build, web };
}

/**
 * Takes away what an earlier run has made on a server that is kept.
 * @param {string} url
 */
async function dropCopies(url) {
  const own = inDatabase(url, 'postgres');
  const copies = await query(
    own,
    'SELECT quote_ident(datname) AS name FROM pg_database WHERE NOT datistemplate AND datname <> ALL ($1)',
    [['postgres', template]],
  );
  for (const { name } of copies) await query(own, `DROP DATABASE ${String(name)} WITH (FORCE)`);
}

/**
 * @param {string} url
 * @param {string} database
 */
const inDatabase = (url, database) => url.replace(/[^/]*$/, database);

/**
 * @template Result
 * @param {() => Promise<Result>} make
 * @returns {() => Promise<Result>}
 */
function once(make) {
  /** @type {Promise<Result> | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * Next writes the folder of the last build into these files, and that of a test will be gone.
 * @param {string[]} names of files in the project
 * @returns {() => void} puts them back as they were
 */
function keepFiles(names) {
  const kept = names
    .map((name) => inProject(name))
    .filter((file) => existsSync(file))
    .map((file) => ({ file, content: readFileSync(file) }));
  return () => kept.forEach(({ file, content }) => writeFileSync(file, content));
}

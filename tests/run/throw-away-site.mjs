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

/** Copies of the filled database: those, and one for each site beside the first. */
const copies = /** @type {const} */ ([...halves, ...oneAtATime]);

/**
 * The throw-away site: each part is made when a stage first asks for it, and only once.
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {AbortSignal} signal
 * @param {(close: () => Promise<void>) => void} onClose
 */
export function throwAwaySite({ folder, env, kept }, signal, onClose) {
  const programs = path.join(folder, 'dist');

  const fill = async () => {
    const filled = filledSite(folder);
    await bundlePrograms(sitePrograms, programs);
    if (kept?.take('filled-site', filled)) return;
    const { url, stop } = await startPostgres({ folder: filled, database: 'site', fast: true });
    const own = { DATABASE_URL: url, DATA_DIR: filled, MEDIA_DIR: path.join(filled, 'media') };
    const program = path.join(programs, 'prepare.mjs');
    await prepareDatabase({ env: { ...env, ...own }, dataDir: keptLogs(), signal, program });
    await stop();
    kept?.keep('filled-site', filled, env);
  };

  const database = once(async () => {
    await fill();
    await copyFilledSite(folder, folder);
    // Enough for the pools of all sites at once.
    const settings = { max_connections: '300' };
    const { url } = await startPostgres({ folder, database: 'site', fast: true, settings });
    // At once: a database that somebody is connected to cannot be copied.
    for (const copy of copies)
      await query(inDatabase(url, 'postgres'), `CREATE DATABASE "${copy}" TEMPLATE site`);
    return url;
  });

  /**
   * The settings of a site on a copy of the filled database, with a copy of its media.
   * @param {(typeof copies)[number]} copy
   */
  const settingsOf = async (copy) => {
    const url = await database();
    const media = path.join(folder, `media-${copy}`);
    if (existsSync(env.MEDIA_DIR ?? '')) cpSync(env.MEDIA_DIR ?? '', media, { recursive: true });
    return { ...env, MEDIA_DIR: media, DATABASE_URL: inDatabase(url, copy) };
  };
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
    const built = inProject(env.NEXT_DIST_DIR ?? '');
    if (kept?.take('next', built)) return '';
    const restore = keepFiles(['next-env.d.ts', 'tsconfig.json']);
    try {
      const log = path.join(keptLogs(), 'test-build.log');
      const output = await buildSite({ ...env, DATABASE_URL: await database() }, log, signal);
      kept?.keep('next', built, env);
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
  const serve = async (settings, logName) => {
    const served = nodeEnvironment(settings, 'production');
    const log = path.join(keptLogs(), logName);
    const started = startWeb({
      args: webProcessArgs(programs),
      env: served,
      readyUrl: `http://127.0.0.1:${settings.PORT ?? ''}/readyz`,
      output: openSync(log, 'w'),
      signal,
    });
    onClose(started.stop);
    await started.ready();
    /** The end of what the web process said. */
    const tail = () => readFileSync(log, 'utf8').split('\n').slice(-60).join('\n');
    return { env: served, log: tail };
  };

  const built = once(async () => {
    await build();
    return { ...env, DATABASE_URL: await database() };
  });
  const sites = [
    once(async () => serve(await built(), 'test-web.log')),
    ...oneAtATime.map((name) =>
      once(async () => {
        await built();
        return serve(await beside(name), `test-web-${name}.log`);
      }),
    ),
  ];

  /**
   * A running site: 0 for the first, others beside it.
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

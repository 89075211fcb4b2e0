import { cpSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
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
import { startWeb } from '../../scripts/steps/web-process.mjs';
import { keptLogs } from './workspace.mjs';

/**
 * The throw-away site: each part is made when a stage first asks for it, and only once.
 * @param {import('./workspace.mjs').Workspace} workspace
 * @param {AbortSignal} signal
 * @param {(close: () => Promise<void>) => void} onClose
 */
export function throwAwaySite({ folder, env }, signal, onClose) {
  const programs = path.join(folder, 'dist');
  const webLog = path.join(keptLogs(), 'test-web.log');

  const database = once(async () => {
    const { url } = await startPostgres({ folder, database: 'site', fast: true });
    await bundlePrograms(sitePrograms, programs);
    const program = path.join(programs, 'prepare.mjs');
    await prepareDatabase({
      env: { ...env, DATABASE_URL: url },
      dataDir: keptLogs(),
      signal,
      program,
    });
    return url;
  });

  /** The settings of a site on a copy of the filled database, with a copy of its media. */
  const integration = once(async () => {
    const url = await database();
    await query(url.replace(/[^/]*$/, 'postgres'), 'CREATE DATABASE integration TEMPLATE site');
    const media = path.join(folder, 'media-integration');
    if (existsSync(env.MEDIA_DIR ?? '')) cpSync(env.MEDIA_DIR ?? '', media, { recursive: true });
    return { ...env, MEDIA_DIR: media, DATABASE_URL: url.replace(/[^/]*$/, 'integration') };
  });

  /** @returns {Promise<string>} the log of the build */
  const build = once(async () => {
    const restore = keepFiles(['next-env.d.ts', 'tsconfig.json']);
    try {
      const log = path.join(keptLogs(), 'test-build.log');
      return await buildSite({ ...env, DATABASE_URL: await database() }, log, signal);
    } finally {
      restore();
    }
  });

  /** The settings of the running site. */
  const web = once(async () => {
    await build();
    const served = nodeEnvironment({ ...env, DATABASE_URL: await database() }, 'production');
    const started = startWeb({
      args: webProcessArgs(programs),
      env: served,
      readyUrl: `http://127.0.0.1:${env.PORT ?? ''}/readyz`,
      output: openSync(webLog, 'w'),
      signal,
    });
    onClose(started.stop);
    await started.ready();
    return served;
  });

  /** The end of what the web process said. */
  const tail = () => readFileSync(webLog, 'utf8').split('\n').slice(-60).join('\n');
  return { integration, build, web, webLog: () => (existsSync(webLog) ? tail() : '') };
}

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

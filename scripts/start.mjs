import { once } from 'node:events';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { runCommand } from './main-program.mjs';
import { forgetNewAccounts } from './new-accounts.mjs';
import { prepareSite } from './preparation.mjs';
import { nodeEnvironment } from './programs.mjs';
import { inProject } from './project.mjs';
import { buildIsCurrent, buildSite, fingerprint, markBuilt } from './site-build.mjs';
import { elapsed, step } from './steps.mjs';
import { localUrl, startWeb } from './web-process.mjs';

await runCommand(async (signal, onClose) => {
  const since = performance.now();
  const site = await prepareSite(signal, onClose);
  await step('Build', async (_note, skip) => {
    const wanted = await fingerprint(site.env);
    if (buildIsCurrent(wanted)) {
      skip('up to date');
      return;
    }
    await buildSite(site.env, path.join(site.dataDir, 'build.log'), signal);
    markBuilt(wanted);
  });
  const web = await step('Web', async () => {
    const started = startWeb({
      args: ['--enable-source-maps', inProject('dist', 'server.mjs')],
      env: nodeEnvironment(site.env, 'production'),
      readyUrl: `${localUrl(site.address)}/readyz`,
      signal,
      remember: { dataDir: site.dataDir, url: site.address.publicUrl },
    });
    onClose(started.stop);
    await started.ready();
    return started;
  });
  announce(site, elapsed(since));
  forgetNewAccounts(site.dataDir);
  const how = await Promise.race([web.ended, once(signal, 'abort').then(() => null)]);
  if (how === null) return 0;
  throw new Failure(`The web process ended unexpectedly (${how}): start again.`);
});

/**
 * @param {import('./preparation.mjs').Site} site
 * @param {string} took
 */
function announce({ address: { publicUrl }, env, newAccounts }, took) {
  const account = (/** @type {string} */ role) => {
    const password = newAccounts.has(role)
      ? env[`${role}_PASSWORD`]
      : '(its password: in .env, unless changed since)';
    return `${env[`${role}_EMAIL`] ?? ''}  ${password ?? ''}`;
  };
  process.stdout.write(`
  Site     ${publicUrl}
  Inbox    ${publicUrl}/admin
  Panel    ${publicUrl}/cms

  Admin    ${account('ADMIN')}
  Editor   ${account('EDITOR')}

Ready in ${took}. Ctrl-C stops everything.
`);
}

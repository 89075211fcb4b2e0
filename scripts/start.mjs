import path from 'node:path';
import { forgetNewAccounts } from './steps/accounts.mjs';
import { buildIsCurrent, buildSite, markBuilt, originFor } from './steps/build.mjs';
import { runCommand } from './steps/command.mjs';
import { Failure } from './steps/failure.mjs';
import { prepareSite } from './steps/preparation.mjs';
import { nodeEnvironment, webProcessArgs } from './steps/programs.mjs';
import { elapsed, step } from './steps/progress.mjs';
import { startWeb } from './steps/web-process.mjs';

await runCommand(async (signal, onClose) => {
  const since = performance.now();
  const site = await prepareSite(signal, onClose);
  await step('Build', async (_note, skip) => {
    const wanted = await originFor(site.env);
    if (buildIsCurrent(wanted)) {
      skip('up to date');
      return;
    }
    await buildSite(site.env, path.join(site.dataDir, 'build.log'), signal);
    markBuilt(wanted);
  });
  const web = await step('Web', async () => {
    const started = startWeb({
      args: webProcessArgs(),
      env: nodeEnvironment(site.env, 'production'),
      readyUrl: `${site.address.localUrl}/readyz`,
      signal,
      remember: { dataDir: site.dataDir, url: site.address.publicUrl },
    });
    onClose(started.stop);
    await started.ready();
    return started;
  });
  announce(site, elapsed(since));
  forgetNewAccounts(site.dataDir);
  const how = await web.outcome();
  if (how === null) return 0;
  throw new Failure(`The web process ended unexpectedly (${how}): start again.`);
});

/**
 * @param {import('./steps/preparation.mjs').Site} site
 * @param {string} took
 */
function announce({ address: { publicUrl }, env, isNew }, took) {
  const account = (/** @type {string} */ role) => {
    const kept = '(its password: in .env, unless changed since)';
    const password = isNew(role) ? env[`${role}_PASSWORD`] : kept;
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

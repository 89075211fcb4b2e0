import { existsSync, readFileSync } from 'node:fs';
import { settingNames } from './backup/settings.mjs';
import * as checks from './doctor/settings-checks.mjs';
import { runCommand } from './steps/command.mjs';
import { dependenciesInstalled } from './steps/dependencies.mjs';
import { dataFolder, inProject } from './steps/project.mjs';
import { listenAddress } from './steps/settings.mjs';
import { readSiteConfig } from './steps/site-config.mjs';

/** @typedef {import('./doctor/settings-checks.mjs').Finding} Finding */

/** Says in a line each what the site needs and how it is, with a remedy; changes nothing. */
await runCommand(async () => {
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'));
  const example = readFileSync(inProject('.env.example'), 'utf8');
  // Only what is installed can read site.config.ts.
  const { unreadSettings } = dependenciesInstalled()
    ? await readSiteConfig()
    : { unreadSettings: /** @type {string[]} */ ([]) };
  const settings = Object.fromEntries(
    settingNames(example)
      .filter((name) => !unreadSettings.includes(name))
      .map((name) => [name, process.env[name] || undefined]),
  );
  const data = dataFolder();
  const found = tell([
    checks.nodeVersion(process.versions.node),
    checks.secrets(settings),
    ...checks.contradictions(settings),
    checks.folder('Data', data),
    ...(settings.S3_ENDPOINT
      ? []
      : [checks.folder('Pictures', inProject(settings.MEDIA_DIR || 'media'))]),
    ...checks.spool(data),
  ]);
  const rest = dependenciesInstalled()
    ? await runningChecks(settings, data)
    : [
        checks.wrong(
          'Dependencies',
          'are not those of package-lock.json: `npm start` installs them.',
        ),
      ];
  const isWell = tell(rest) && found;
  if (dependenciesInstalled()) {
    const { limits } = await import('./doctor/limits.mjs');
    process.stdout.write('\nLimits (docs/security.md says why)\n');
    for (const [what = '', most = ''] of await limits(settings))
      process.stdout.write(`  ${what.padEnd(20)} ${most}\n`);
  }
  return isWell ? 0 : 1;
});

/**
 * @param {Readonly<Record<string, string | undefined>>} settings
 * @param {string} data
 */
async function runningChecks(settings, data) {
  // Not at the top: these need the dependencies.
  const { database } = await import('./doctor/database-checks.mjs');
  const { bucket, mail, mailboxes, scanner, web } = await import('./doctor/outside-checks.mjs');
  return [
    ...(await database(settings.DATABASE_URL, data, Number(settings.MAIL_MEGABYTES || 5000))),
    await mail(settings.SMTP_URL),
    ...(settings.IMAP_URL ? await mailboxes(settings.IMAP_URL) : []),
    ...(settings.S3_ENDPOINT ? [await bucket(settings)] : []),
    ...(settings.CLAMAV_URL ? [await scanner(settings.CLAMAV_URL)] : []),
    await web(listenAddress().localUrl),
  ];
}

/** @param {Finding[]} findings @returns {boolean} whether all is well */
function tell(findings) {
  for (const { about, isWell, isNotice, says } of findings)
    process.stdout.write(`${isNotice ? '!' : isWell ? '✓' : '✗'} ${about.padEnd(12)} ${says}\n`);
  return findings.every(({ isWell }) => isWell);
}

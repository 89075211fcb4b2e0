import { existsSync } from 'node:fs';
import { database, mail, web } from './doctor/running-checks.mjs';
import { contradictions, folder, nodeVersion, secrets, spool } from './doctor/settings-checks.mjs';
import { runCommand } from './steps/command.mjs';
import { dataFolder, inProject } from './steps/project.mjs';
import { listenAddress } from './steps/settings.mjs';

/** Says in a line each what the site needs and how it is, with a remedy; changes nothing. */
await runCommand(async () => {
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'));
  const names = [
    ...['SERVER_URL', 'HOST', 'SMTP_URL', 'MAIL_FROM', 'OWNER_EMAIL', 'TRUSTED_PROXY_HOPS'],
    ...['DATABASE_URL', 'PAYLOAD_SECRET', 'ADMIN_EMAIL', 'EDITOR_EMAIL'],
  ];
  const settings = Object.fromEntries(names.map((name) => [name, process.env[name] || undefined]));
  const data = dataFolder();
  const findings = [
    nodeVersion(process.versions.node),
    secrets(settings),
    ...contradictions(settings),
    folder('Data', data),
    folder('Pictures', inProject(process.env.MEDIA_DIR || 'media')),
    spool(data),
    ...(await database(settings.DATABASE_URL)),
    await mail(settings.SMTP_URL),
    await web(listenAddress().localUrl),
  ];
  for (const { about, isWell, says } of findings)
    process.stdout.write(`${isWell ? '✓' : '✗'} ${about.padEnd(11)} ${says}\n`);
  return findings.every(({ isWell }) => isWell) ? 0 : 1;
});

import { build, stop } from 'esbuild';
import { z } from 'zod';
import { inProject } from '../steps/project.mjs';

const share = z.object({ most: z.number(), mostOfOne: z.number() });

const written = z.object({
  bodyLimits: z.record(z.string(), z.object({ bytes: z.number(), ms: z.number() })),
  connectionLimits: share,
  requestLimits: z.record(z.string(), share),
});

/**
 * The limits that the site is built with, a line each, for people who wonder why a request was refused.
 * @param {Readonly<Record<string, string | undefined>>} settings
 */
export async function limits(settings) {
  const { bodyLimits, connectionLimits, requestLimits } = await read();
  const perTenMinutes = settings.SUBMISSION_RATE_LIMIT || '10';
  const perMinute = settings.LOGIN_RATE_LIMIT || '10';
  const ofOne = (/** @type {z.infer<typeof share>} */ { most, mostOfOne }) =>
    `${most}, of one address ${mostOfOne}`;
  return [
    ...Object.entries(bodyLimits).map(([area, { bytes, ms }]) => [
      `body: ${area}`,
      `${bytes / 1024} KB in ${ms / 1000} s`,
    ]),
    ['connections', ofOne(connectionLimits)],
    ...Object.entries(requestLimits).map(([kind, places]) => [`requests: ${kind}`, ofOne(places)]),
    ['submissions', `${perTenMinutes} of an address in ten minutes`],
    ['sign-ins', `${perMinute} of an address in a minute`],
  ];
}

/** They are written in TypeScript, once, for the site. */
async function read() {
  const { outputFiles } = await build({
    entryPoints: [inProject('src/platform/limits.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  await stop();
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return written.parse(await import(`data:text/javascript;base64,${code}`));
}

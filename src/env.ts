import { z } from 'zod';

import { unreadSettings } from './features';
import { emailSchema } from './platform/email-schema';

/** An unset variable and an empty one mean the same: `SMTP_URL=` in a `.env` file is no setting. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const text = (fallback: string) =>
  z
    .string()
    .transform((value) => value || fallback)
    .default(fallback);

const whole = (fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? fallback : value),
    z.coerce.number().int().min(0).max(max),
  );

const flag = (fallback: boolean) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? String(fallback) : value),
    z.enum(['true', 'false']).transform((value) => value === 'true'),
  );

const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => !address.endsWith('/'), 'must not end with a slash');

/** Links and the check of a write's origin are made of it: a path in it would be in neither. */
const siteAddress = webAddress.refine((address) => {
  if (!URL.canParse(address)) return false;
  const { username, password, pathname, search, hash } = new URL(address);
  return `${username}${password}${pathname}${search}${hash}` === '/';
}, 'must be an address alone, such as https://www.example.com: no path, no user');

/** Neither one sign again and again nor what a sample says. */
const isHardToGuess = (secret: string): boolean =>
  new Set(secret).size >= 12 && !/change|example|secret|password|placeholder/i.test(secret);

/** The address of a thread is made of it, and the part before the @ holds 64 characters at most. */
const answerAddress = emailSchema.refine(
  (address) => /^[^+@]{1,16}@/.test(address),
  'must have at most 16 characters before the @, and no plus',
);

/** A space stands in no address, so it stands between several. */
const mailboxAddresses = z
  .string()
  .transform((written) => written.trim().split(/\s+/))
  .pipe(
    z
      .array(
        z.url({
          protocol: /^imaps?$/,
          error:
            'must look like imaps://user:password@host/INBOX, with a space between two of them',
        }),
      )
      .max(20)
      .refine((all) => new Set(all).size === all.length, 'names one of them twice'),
  );

const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: whole(3000, 65535),
    HOST: optional(z.string()),
    SERVER_URL: optional(siteAddress),
    DATABASE_URL: z
      .string({ error: 'is not set. `npm start` sets it to the embedded database' })
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    DATA_DIR: text('.data'),
    MEDIA_DIR: text('media'),
    PROGRAMS_DIR: text('dist'),
    NEXT_DIST_DIR: text('.next'),
    PAYLOAD_SECRET: z
      .string({ error: 'is not set. `npm start` makes one and keeps it in .env' })
      .min(32, 'must have at least 32 characters: openssl rand -base64 32')
      .refine(isHardToGuess, 'can be guessed: openssl rand -base64 32'),
    ADMIN_EMAIL: optional(emailSchema),
    ADMIN_PASSWORD: optional(z.string()),
    EDITOR_EMAIL: optional(emailSchema),
    EDITOR_PASSWORD: optional(z.string()),
    SUBMISSION_RATE_LIMIT: whole(10),
    LOGIN_RATE_LIMIT: whole(10),
    MIN_FILL_SECONDS: whole(2),
    TRUSTED_PROXY_HOPS: whole(0, 10),
    SPOOL_MEGABYTES: whole(64),
    MAIL_MEGABYTES: whole(5000).refine(
      (megabytes) => megabytes >= 700,
      'must be 700 at least: a twentieth of it is for one sender, and has to hold a mail of 30 MB',
    ),
    CLAMAV_URL: optional(
      z
        .string()
        .regex(
          /^(?:tcp:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?|unix:\/.+)$/i,
          'must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
        ),
    ),
    RUN_JOBS: flag(true),
    LOG_FORMAT: text('text').pipe(z.enum(['text', 'json'])),
    METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
    METRICS_HOST: text('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
    OTEL_SERVICE_NAME: text('site'),
    S3_ENDPOINT: optional(webAddress),
    S3_BUCKET: text('website-storage'),
    S3_REGION: text('us-east-1'),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: optional(z.string()),
    OWNER_EMAIL: optional(emailSchema),
    REPLY_TO: optional(emailSchema),
    ANSWER_ADDRESS: optional(answerAddress),
    /** Each of the mailboxes that are read. */
    IMAP_URL: optional(mailboxAddresses),
    ANSWER_WEBHOOK_SECRET: optional(
      z
        .string()
        .min(32, 'must have at least 32 characters: openssl rand -base64 32')
        .refine(isHardToGuess, 'can be guessed: openssl rand -base64 32'),
    ),
    NOTICE_WEBHOOK_SECRET: optional(
      z
        .string()
        .regex(
          /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
          'must be whsec_ and base64: echo "whsec_$(openssl rand -base64 32)"',
        ),
    ),
    /** Whether the webhook may lead to this machine and into the operator's own network. */
    NOTICE_WEBHOOK_PRIVATE: flag(false),
    /** Whether they may list the site. */
    SEARCH_ENGINES: flag(true),
    ANALYTICS_ID: optional(z.string().regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX')),
  })
  .refine((read) => !read.S3_ENDPOINT || (read.S3_ACCESS_KEY_ID && read.S3_SECRET_ACCESS_KEY), {
    path: ['S3_ENDPOINT'],
    message: 'wants S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well',
  })
  .refine((read) => !(read.IMAP_URL ?? read.ANSWER_WEBHOOK_SECRET) || read.ANSWER_ADDRESS, {
    path: ['ANSWER_ADDRESS'],
    message: 'is not set: with IMAP_URL or ANSWER_WEBHOOK_SECRET, the mailbox that answers come to',
  })
  .refine((read) => !read.ANSWER_ADDRESS || (read.IMAP_URL ?? read.ANSWER_WEBHOOK_SECRET), {
    path: ['ANSWER_ADDRESS'],
    message: 'wants IMAP_URL or ANSWER_WEBHOOK_SECRET: nobody else reads what comes there',
  })
  .transform((read) => ({
    ...read,
    HOST: read.HOST ?? (read.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    SERVER_URL: read.SERVER_URL ?? `http://localhost:${read.PORT}`,
  }));

export type Env = z.infer<typeof settings>;

/**
 * Turns raw environment variables into validated settings.
 * @throws Error whose message names every wrong setting and its remedy, never its value.
 */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const read = Object.entries(raw).filter(([name]) => !unreadSettings.includes(name));
  const parsed = settings.safeParse(Object.fromEntries(read));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Wrong settings (see .env.example):\n${problems.join('\n')}`);
}

export const env = parseEnv(process.env);

/** Whether visitors come over HTTPS, also where a proxy ends it: cookies then say `Secure`. */
export const isSecure = env.SERVER_URL.startsWith('https:');

/**
 * Whether visitors and staff wait for the answers of this process. For those of a build, a script or
 * the worker nobody does, so a busy machine may take its time. Next writes NEXT_RUNTIME into what it
 * bundles, also for the build.
 */
export const isWebProcess =
  process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build';

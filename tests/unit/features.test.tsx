import { readdirSync } from 'node:fs';
import path from 'node:path';

import { isValidElement, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { formNames } from '@/forms';
import type { FeatureName, Features } from '@/site-choices';

vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
vi.stubEnv('PAYLOAD_SECRET', 'vJ8y2LqW0cT5nRk7ZbXd4HfGs6PmAeUi');

const all: Features = {
  giveaway: true,
  gallery: true,
  articles: true,
  search: true,
  announcements: true,
  positions: true,
  review: true,
  replies: true,
  'incoming-mail': true,
  figures: true,
  pipeline: true,
  people: true,
  views: true,
  'short-links': true,
  retention: true,
  'staff-notices': true,
  'prospects-page': true,
  api: true,
  mcp: true,
};

beforeEach(() => vi.resetModules());

/** What the site lists where a feature is off. */
async function listsWithout(...off: FeatureName[]): Promise<string[]> {
  const features = { ...all, ...Object.fromEntries(off.map((feature) => [feature, false])) };
  vi.doMock('~/site.config', async (original) => ({ ...(await original<object>()), features }));
  const { featuresOn, unreadSettings } = await import('@/features');
  const { collections } = await import('~/collections');
  const { globals } = await import('~/globals');
  const { globalPages } = await import('~/collections/page-types');
  const { jobs } = await import('~/jobs');
  const { nightly } = await import('~/jobs/apply-retention');
  const { InboxLinks } = await import('@/inbox/frame/inbox-links');
  const { parseView } = await import('@/inbox/list/inbox-view');
  const { content } = await import('~/seed/content');
  const shown = [...collections, ...globals].filter(({ admin }) => admin?.hidden !== true);
  // Payload adds `_status` where anything has built its configuration by then.
  const settings = globals.flatMap(({ slug, fields }) =>
    ['inbox-settings', 'site-settings'].includes(slug)
      ? fields.filter((field) => !('name' in field && field.name.startsWith('_')))
      : [],
  );
  return [
    ...routesWith(featuresOn),
    ...shown.map(({ slug }) => `panel: ${slug}`),
    ...settings.flatMap((field) =>
      'name' in field && !('hidden' in (field.admin ?? {})) ? [`setting: ${field.name}`] : [],
    ),
    ...globalPages.map(({ path: at }) => `page: ${at}`),
    ...(jobs.tasks ?? []).flatMap(({ slug, schedule }) =>
      schedule?.length ? [`job: ${slug}`] : [],
    ),
    ...nightly.map(({ name }) => `each night: ${name}`),
    ...linksIn(InboxLinks({ view: parseView({}), viewer: '' }), off).map(
      (link) => `inbox: ${link}`,
    ),
    ...content.legalPages.map(({ slug }) => `seed: ${slug}`),
    ...content.galleryImages.map(({ image }) => `seed: ${image}`),
    ...['IMAP_URL', 'ANSWER_ADDRESS', 'ANSWER_WEBHOOK_SECRET', 'NOTICE_WEBHOOK_SECRET']
      .filter((name) => !unreadSettings.includes(name))
      .map((name) => `environment: ${name}`),
  ];
}

/** Files that Next takes for routes, as next.config.mjs tells it. */
function routesWith(features: readonly string[]): string[] {
  const endings = features.flatMap((name) => [`.${name}.tsx`, `.${name}.ts`]).concat('.tsx', '.ts');
  return readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      endings.some((end) => ['page', 'route'].some((kind) => path.basename(file) === kind + end)),
    )
    .map((file) => `route: ${path.dirname(file)}`);
}

/** What stands in a menu: links, and components that know theirs. */
function linksIn(node: ReactNode, off: readonly FeatureName[]): string[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => linksIn(each, off));
  if (!isValidElement<{ children?: ReactNode; feature?: FeatureName }>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function' && type.name !== 'OnlyWith') return [type.name];
  if (props.feature !== undefined && !off.includes(props.feature))
    return linksIn(props.children, off);
  if (props.feature !== undefined) return [];
  return 'href' in props ? [String(props.href)] : linksIn(props.children, off);
}

let whole: readonly string[];
beforeAll(async () => {
  whole = await listsWithout();
});

const gone = async (...off: FeatureName[]) => {
  const left = new Set(await listsWithout(...off));
  return whole.filter((name) => !left.has(name));
};

const incomingMail = [
  'setting: enquiriesFromMail',
  'route: (staff)/admin/unmatched',
  'route: api/incoming-mail',
  'inbox: UnmatchedLink',
  'environment: IMAP_URL',
  'environment: ANSWER_ADDRESS',
  'environment: ANSWER_WEBHOOK_SECRET',
];

const prospectsPage = [
  'route: (site)/received/[reference]/files/[id]',
  'route: (site)/received/[reference]/open/[secret]',
  'route: (site)/received/[reference]/times/[id]',
  'route: (staff)/admin/times/[id]',
  'route: api/mail/erase/[token]',
  'route: api/received/[reference]/[deed]',
];

const mcp = ['route: api/mcp', 'setting: mcpTools'];

const table: [off: FeatureName[], gone: string[]][] = [
  [['giveaway'], ['seed: competition-1']],
  [
    ['gallery'],
    [
      'panel: gallery-images',
      'panel: gallery-page',
      'page: /image-gallery',
      ...['airfield', 'clinic', 'harbour', 'one-layer', 'school'].map((n) => `seed: gallery-${n}`),
      ...['solar-farm', 'strata', 'terrace', 'warehouse', 'workshop'].map(
        (n) => `seed: gallery-${n}`,
      ),
    ],
  ],
  [
    ['articles'],
    [
      'panel: articles',
      'panel: article-categories',
      'panel: insights-page',
      'page: /insights',
      'route: (site)/insights/feed.json',
      'route: (site)/insights/feed.xml',
    ],
  ],
  [['short-links'], ['panel: short-links']],
  [['search'], ['setting: hasSearch']],
  [['announcements'], ['panel: announcements']],
  [['positions'], ['panel: positions', 'panel: careers-page', 'page: /careers']],
  [['incoming-mail'], incomingMail],
  [['prospects-page'], prospectsPage],
  [
    ['replies', 'incoming-mail', 'prospects-page'],
    [
      ...incomingMail,
      ...prospectsPage,
      'route: (staff)/admin/attachments',
      'route: (staff)/admin/forward/[form]/[id]',
      'route: (staff)/admin/new-mail',
      'route: (staff)/admin/scheduled',
      'setting: replyTemplates',
      'setting: replySignature',
      'setting: bookingLink',
      'setting: mailboxes',
      'inbox: NewMailLink',
      'inbox: ScheduledLink',
    ],
  ],
  [
    ['figures'],
    [
      'route: (staff)/admin/figures',
      'route: (staff)/admin/figures/export',
      'route: (staff)/admin/figures/forms/[id]',
      'inbox: /admin/figures',
    ],
  ],
  [
    ['pipeline'],
    [
      'panel: pipeline',
      'setting: webhookOpportunities',
      'route: (staff)/admin/pipeline',
      'route: (staff)/admin/calls/[id]',
      'route: (staff)/admin/import-file',
      'route: (staff)/admin/imports',
      'route: (staff)/admin/imports/[id]',
      'route: (staff)/admin/pipeline/export',
      'route: (staff)/admin/pipeline/figures',
      'route: (staff)/admin/pipeline/figures/export',
      'route: (staff)/admin/pipeline/monday',
      'inbox: /admin/pipeline',
    ],
  ],
  [
    ['people'],
    [
      'route: (staff)/admin/companies',
      'route: (staff)/admin/companies/[id]',
      'route: (staff)/admin/companies/[id]/merge',
      'route: (staff)/admin/companies/export',
      'route: (staff)/admin/people',
      'route: (staff)/admin/people/[id]/card.vcf',
      'route: (staff)/admin/people/[id]/company',
      'route: (staff)/admin/people/[id]/merge',
      'route: (staff)/admin/people/export',
      'inbox: /admin/people',
      'inbox: /admin/companies',
    ],
  ],
  [
    ['views'],
    [
      'panel: view-counting',
      'route: %5Fview-counting',
      'route: (payload)/cms/figures/export',
      'route: api/view-counting',
    ],
  ],
  [
    ['retention'],
    [
      ...formNames.map((name) => `setting: ${name}Days`),
      'setting: trashDays',
      'each night: trashAndErase',
      'each night: discardMails',
      'each night: forgetOldContacts',
    ],
  ],
  [
    ['staff-notices'],
    [
      'setting: webhookAddress',
      'setting: webhookFormat',
      'setting: noticesNamePeople',
      'setting: webhookOpportunities',
      'route: (staff)/admin/push-worker',
      'job: send-digests',
      'environment: NOTICE_WEBHOOK_SECRET',
    ],
  ],
  [['mcp'], mcp],
  [
    ['api', 'mcp'],
    [
      ...mcp,
      'route: (staff)/admin/tokens',
      'route: api/v1/[...path]',
      'route: api/v1/openapi.json',
      'inbox: TokensLink',
    ],
  ],
];

test.each(table)('without %j the site lists all else, and nothing of it', async (off, expected) => {
  expect((await gone(...off)).toSorted()).toEqual(expected.toSorted());
});

/** What access control answers, as Payload asks it. */
const answerOf = (access: unknown, user: object | null): unknown =>
  typeof access === 'function' ? Reflect.apply(access, undefined, [{ req: { user } }]) : undefined;

test('without giveaways nobody finds their terms', async () => {
  await listsWithout('giveaway');
  const { collections } = await import('~/collections');
  const access = collections.find(({ slug }) => slug === 'legal-pages')?.access;
  const others = { slug: { not_equals: 'competition-1' } };
  const published = { _status: { equals: 'published' } };
  expect(await answerOf(access?.read, null)).toEqual({ and: [published, others] });
  const editor = { collection: 'users', role: 'editor' };
  expect(await answerOf(access?.update, editor)).toEqual(others);
  expect(await answerOf(access?.update, null)).toBe(false);
});

test('what cannot work is refused at the start, with the remedy', async () => {
  vi.doMock('~/site.config', () => ({ features: { ...all, replies: false } }));
  await expect(import('@/features')).rejects.toThrow(
    /site\.config\.ts\):\n {2}Feature “incoming-mail” needs “replies”: switch that on as well/,
  );
});

test('the gallery’s page keeps what search engines are told of it, while it is off', async () => {
  await listsWithout('gallery');
  const { globalPages, globalsWithPages } = await import('~/collections/page-types');
  expect(globalPages.map(({ global }) => global)).not.toContain('gallery-page');
  expect(globalsWithPages).toContain('gallery-page');
});

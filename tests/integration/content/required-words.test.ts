import type { FlattenedField } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { listPages } from '~/collections/page-paths';
import { pageBlocks } from '~/collections/pages/blocks';
import { isPutAway } from '~/collections/put-away';

import { changeFields } from '../../support/content/change-fields';
import { makeReusable } from '../../support/parts/reusable-part';
import { logNowhere, openCollections, openGlobals, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, signedInAdmin } from '../../support/staff/editor';
import { onlyWith } from '@/features';

// Refusals have their lines.
logNowhere();

const record = z.record(z.string(), z.unknown());

interface Written {
  readonly name: string;
  readonly fields: readonly FlattenedField[];
  /** Publishes it with these values. */
  readonly publish: (data: object) => Promise<Response>;
  readonly doc: unknown;
}

const globals = openGlobals.filter(({ slug }) => !slug.startsWith('payload-'));
const written: Written[] = [];
beforeAll(async () => {
  const headers = await signedInAdmin();
  const ask = (method: string, path: string, body?: object) =>
    rest(method, path, { headers, body });
  const read = async (path: string) => record.parse(await (await ask('GET', path)).json());
  for (const { slug, flattenedFields: fields } of globals)
    written.push({
      name: slug,
      fields,
      doc: await read(`/globals/${slug}?depth=0`),
      publish: (data) => ask('POST', `/globals/${slug}`, { ...data, _status: 'published' }),
    });
  const page = await ask('POST', '/pages?draft=true', {
    title: 'Words of tests',
    slug: 'words-of-tests',
    blocks: pageBlocks()
      .filter((block) => !isPutAway(block))
      .map(({ slug: blockType }) => ({ blockType })),
  });
  const reusable = await makeReusable('Reusable words of tests', 'Ask us');
  const { doc: made } = z.object({ doc: z.object({ id: z.string() }) }).parse(await page.json());
  for (const config of openCollections.filter(hasDraftsEnabled)) {
    const { slug, flattenedFields: fields } = config;
    const sample = slug === 'projects' ? '&where[hasCaseStudy][equals]=true' : '';
    const found = await read(`/${slug}?depth=0&limit=1&draft=true${sample}`);
    const doc = z.array(record).parse(found['docs'])[0] ?? (await makeDraft(ask, slug));
    const id = z.string().parse(doc['id']);
    const publish = (data: object) =>
      ask('PATCH', `/${slug}/${id}`, { ...data, _status: 'published' });
    written.push({ name: slug, fields, doc, publish });
  }
  return async () => {
    await ask('DELETE', `/pages/${made.id}?trash=true`);
    await ask('DELETE', `/reusable-parts/${reusable.id}?trash=true`);
  };
});

/** Of what the seed has none. */
async function makeDraft(
  ask: (...args: [string, string, object]) => Promise<Response>,
  slug: string,
) {
  const answer = await ask('POST', `/${slug}?draft=true`, { title: 'Words of tests' });
  return z.object({ doc: record }).parse(await answer.json()).doc;
}

async function refusedFields(answer: Response) {
  const { errors } = refusal.parse(await answer.json());
  return {
    status: answer.status,
    errors: new Map((errors[0]?.data?.errors ?? []).map(({ path, message }) => [path, message])),
  };
}

const withWords = ['text', 'textarea', 'email', 'richText'];
/** Nothing of it can be seen. */
const unseen = ' \u200b\u00a0\u2060\u3164';

/** With its words unseen, as of whoever pressed the space bar. */
function blanked(value: unknown): unknown {
  if (Array.isArray(value)) return value.concat(unseen);
  if (typeof value === 'string') return unseen;
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    key === 'text' ? unseen : part,
  );
}

test('no text that is required is published without anything to see', async () => {
  let count = 0;
  for (const { name, fields, doc, publish } of written) {
    const changed = changeFields(fields, doc, (field, value) =>
      withWords.includes(field.type) &&
      field.name !== 'slug' &&
      'required' in field &&
      field.required === true &&
      value
        ? blanked(value)
        : undefined,
    );
    if (changed.paths.length === 0) continue;
    const { status, errors } = await refusedFields(await publish(changed.doc));
    // Each is told what to do: that a field is required says nothing to whoever sees words in it.
    const untold = changed.paths.filter(
      (path) => errors.get(path) !== 'Write a text: spaces alone do not count.',
    );
    expect([name, status, untold]).toEqual([name, 400, []]);
    count += changed.paths.length;
  }
  expect(count).toBeGreaterThan(200);
});

const nowhere = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///x',
];
const bad: readonly object[] = [
  ...nowhere.flatMap((address) => [null, 'address'].map((to) => ({ to, address }))),
  { to: 'page', page: null },
];

const isLink = (field: FlattenedField) =>
  field.type === 'group' && field.interfaceName === 'LinkTo';
const addresses = ['url', 'link', 'canonical', ...onlyWith('staff-notices', 'webhookAddress')];
const isAddress = ({ name, type }: FlattenedField) => type === 'text' && addresses.includes(name);

test('no link leads to what is no address', async () => {
  let count = 0;
  for (const { name, fields, doc, publish } of written)
    // Each round gives another kind to each.
    for (let round = 0; round < 2; round++) {
      let next = round * 5;
      const changed = changeFields(fields, doc, (field) => {
        if (isAddress(field)) return nowhere[next++ % nowhere.length];
        return isLink(field) ? { ...bad[next++ % bad.length], words: 'More' } : undefined;
      });
      if (changed.paths.length === 0) break;
      const { status, errors } = await refusedFields(await publish(changed.doc));
      const told = [...errors.keys()];
      const taken = changed.paths.filter((path) => !told.some((each) => each.startsWith(path)));
      expect([name, status, taken]).toEqual([name, 400, []]);
      count += changed.paths.length;
    }
  expect(count).toBeGreaterThan(50);
});

test('a formatted text whose link leads nowhere names the link', async () => {
  const link = (url: string) => ({
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              fields: { url, linkType: 'custom' },
              children: [{ type: 'text', text: 'our terms' }],
            },
          ],
        },
      ],
    },
  });
  for (const { name, fields, doc, publish } of written) {
    const changed = changeFields(fields, doc, (field) =>
      field.type === 'richText' ? link('javascript:alert(1)') : undefined,
    );
    if (changed.paths.length === 0) continue;
    const { status, errors } = await refusedFields(await publish(changed.doc));
    expect([name, status]).toEqual([name, 400]);
    for (const path of changed.paths)
      expect(errors.get(path)).toContain('“our terms” leads to “javascript:alert(1)”');
  }
});

test('of words that are stored and show nothing, the site has none, and does not list their page', async () => {
  const page = written.find(({ name }) => name === 'pages');
  const { id } = z.object({ id: z.string() }).parse(page?.doc);
  const data = { title: unseen, meta: { title: unseen }, _status: 'published' };
  await payload.db.updateOne({ collection: 'pages', id, data });
  const doc = await payload.findByID({ collection: 'pages', id });
  expect([doc.title, doc.meta?.title]).toEqual(['', null]);
  const listed = (await listPages(payload, ['pages'])).find((each) => each.id === id);
  expect(listed).toMatchObject({ path: '/words-of-tests', isListed: false });
});

test('every text that people write has a longest length', () => {
  const without = [...openCollections.filter(hasDraftsEnabled), ...openGlobals].flatMap(
    ({ slug, flattenedFields }) => endless(flattenedFields).map((path) => `${slug}.${path}`),
  );
  expect(without).toEqual([]);
});

/** A name that no form shows, an id, a fixed wording. */
const unwritten = (field: FlattenedField) =>
  ['id', 'blockName', 'changedBy', 'changedById', '_order'].includes(field.name) ||
  ('virtual' in field && field.virtual && field.admin?.readOnly === true) ||
  ('hidden' in field && field.hidden);

const endless = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field): string[] => {
    if (unwritten(field)) return [];
    if (field.type === 'blocks')
      return field.blocks.flatMap(({ flattenedFields }) => endless(flattenedFields));
    if ('flattenedFields' in field)
      return endless(field.flattenedFields).map((each) => `${field.name}.${each}`);
    return (field.type === 'text' || field.type === 'textarea') && field.maxLength === undefined
      ? [field.name]
      : [];
  });

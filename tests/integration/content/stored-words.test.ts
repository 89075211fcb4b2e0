import config from '@payload-config';
import { configToJSONSchema } from 'payload';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { env } from '@/env';
import { isOn } from '@/features';
import { wordPages, type WordPage } from '@/words';

import { payload, userWithRole } from '../../support/payload';
import { rest } from '../../support/rest';
import { ask } from '../../support/sites/load';
import { signedInEditor } from '../../support/staff/editor';

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

const pages: readonly WordPage[] = wordPages;
const tableOf = ({ slug }: WordPage) => slug.replaceAll('-', '_');

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All that an editor may write, each word with other letters: nothing of a feature that is off. */
const wordsOf = ({ tabs }: WordPage, mark: string): Texts =>
  Object.fromEntries(
    Object.entries(tabs)
      .filter(([, { feature }]) => feature === undefined || isOn(feature))
      .map(([tab, { words }]) => [
        tab,
        Object.fromEntries(
          Object.entries(words)
            .filter(([, { fixed }]) => fixed === undefined)
            .map(([name], at) => [name, `${mark} ${tab} ${at}`]),
        ),
      ]),
  );

const record = z.record(z.string(), z.unknown());

test.each(pages)('every word of $slug is a field to whoever reads or writes it', async (page) => {
  const address = `/globals/${page.slug}`;
  const read = async (query: string, as?: Record<string, string>) => {
    const answer = await rest('GET', `${address}${query}`, { headers: as });
    const body = record.parse(await answer.json());
    expect([answer.status, body['errors']]).toEqual([200, undefined]);
    return body;
  };
  const write = async (words: object, query = '') => {
    const _status = query === '' ? 'published' : 'draft';
    const answer = await rest('POST', address + query, { headers, body: { ...words, _status } });
    expect(answer.status).toBe(200);
  };
  const before = await read('?depth=0', headers);
  onTestFinished(() => write(before));
  const [onSite, inDraft] = [wordsOf(page, 'Site'), wordsOf(page, 'Draft')];
  await write(onSite);
  await write(inDraft, '?draft=true');

  // Of mails, no stranger learns what we write to staff.
  const asVisitor = page.isOfMails === true ? headers : undefined;
  expect((await rest('GET', address)).status).toBe(page.isOfMails === true ? 403 : 200);
  expect(await read('', asVisitor)).toMatchObject(onSite);
  expect(await read('?draft=true', headers)).toMatchObject(inDraft);
  expect(await read('?draft=true', headers)).not.toHaveProperty('words');
  // As the panel compares them.
  const asEditor = { overrideAccess: false, user: await userWithRole('editor'), depth: 1 } as const;
  const { slug } = page;
  const all = { slug, ...asEditor, limit: 2, sort: '-updatedAt' } as const;
  const { docs } = await payload.findGlobalVersions(all);
  expect(docs.map(({ version }) => version)).toMatchObject([inDraft, onSite]);
  const id = docs[1]?.id ?? '';
  const { version } = await payload.findGlobalVersionByID({ slug, ...asEditor, id });
  expect(version).toMatchObject(onSite);
  expect(version).not.toHaveProperty('words');

  const [[tab, words] = ['', {}]] = Object.entries(inDraft);
  const [first = '', second = ''] = Object.keys(words);
  const some = await read(`?select[${tab}][${first}]=true`, asVisitor);
  expect(some[tab]).toEqual({ [first]: onSite[tab]?.[first] });
  expect(Object.keys(some).filter((name) => name in onSite)).toEqual([tab]);

  // One that is changed, and one that is emptied, leave the others.
  const changed = { ...inDraft, [tab]: { ...words, [first]: 'Alone', [second]: '' } };
  await write({ [tab]: { [first]: 'Alone', [second]: '' } });
  expect(await read('', asVisitor)).toMatchObject(changed);
  const stored = await ask(env.DATABASE_URL, `SELECT words FROM ${tableOf(page)}`);
  expect(stored).toEqual([{ words: changed }]);
});

test('a word that this release does not have stays for one that has it', async () => {
  const other = `'{"menu": {"another": "Kept"}, "aside": {"more": "Kept as well"}}'::jsonb`;
  await ask(
    env.DATABASE_URL,
    `UPDATE _navigation_v SET version_words =
       jsonb_set(version_words || ${other}, '{menu}', version_words->'menu' || ${other}->'menu')
     WHERE latest`,
  );
  const navigation = { slug: 'navigation', overrideAccess: true, depth: 0 } as const;
  const write = (getStarted: unknown) =>
    payload.updateGlobal({
      ...navigation,
      data: { menu: { getStarted } },
      context: { disableRevalidate: true },
    });
  const { menu } = await payload.findGlobal(navigation);
  await write('Begin');
  const [row] = await ask(env.DATABASE_URL, 'SELECT words FROM navigation');
  expect(row).toMatchObject({
    words: { menu: { another: 'Kept', getStarted: 'Begin' }, aside: { more: 'Kept as well' } },
  });
  await write(menu?.['getStarted']);
});

test('a word is no column, and no generated type', async () => {
  const tables = pages.flatMap((page) => [tableOf(page), `_${tableOf(page)}_v`]);
  const texts = await ask<{ name: string }>(
    env.DATABASE_URL,
    `SELECT DISTINCT column_name AS name FROM information_schema.columns
     WHERE data_type IN ('text', 'character varying')
       AND table_name IN (${tables.map((table) => `'${table}'`).join()})`,
  );
  expect(texts.map(({ name }) => name.replace(/^version_/, '')).sort()).toEqual([
    'changed_by',
    'changed_by',
    'changed_by_id',
    'changed_by_id',
  ]);
  const { definitions = {} } = configToJSONSchema(await config, 'text');
  for (const { slug, tabs } of pages)
    for (const [tab, { words }] of Object.entries(tabs)) {
      const typed = Object.keys(definitions[slug]?.properties?.[tab]?.properties ?? {});
      expect([slug, tab, typed.filter((name) => name in words)]).toEqual([slug, tab, []]);
      const selected = definitions[`${slug}_select`]?.properties?.[tab];
      expect([slug, tab, selected]).toEqual([slug, tab, { type: 'boolean' }]);
    }
});

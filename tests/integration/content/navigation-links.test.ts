import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';

import { env } from '@/env';
import { migrations } from '~/migrations';
import { findWaitingWork } from '@/panel/dashboard/waiting-work';
import type { Navigation } from '@/payload-types';

import { payload, userWithRole } from '../../support/payload';
import { publishPage } from '../../support/content/composed-page';

const quiet = { context: { disableRevalidate: true }, overrideAccess: true, depth: 0 } as const;
const navigation = { slug: 'navigation', ...quiet } as const;

const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0).reverse()) await remove();
});

type Links = NonNullable<NonNullable<Navigation['menu']>['links']>;

async function addToMenu(...links: Links) {
  const { menu } = await payload.findGlobal(navigation);
  made.push(() => payload.updateGlobal({ ...navigation, data: { menu } }));
  return payload.updateGlobal({
    ...navigation,
    data: { menu: { ...menu, links: [...(menu?.links ?? []), ...links] } },
  });
}

const waiting = async () =>
  (await findWaitingWork(payload, await userWithRole('editor'))).find(
    ({ what }) => what === 'navigation with links that lead nowhere',
  );

test('a link that leads to a document names it, also when somebody typed its address', async () => {
  const { footer } = await payload.findGlobal(navigation);
  const [privacy] = footer?.legalLinks ?? [];
  expect(privacy?.link).toMatchObject({
    words: 'Privacy',
    to: 'page',
    page: { relationTo: 'legal-pages' },
  });
  expect(footer?.companyLinks?.map(({ link }) => [link.words, link.address])).toEqual([
    ['Home', '/'],
    ['Services', '/#services'],
    ['Our Work', '/work'],
    ['Contact', '/#contact'],
  ]);
});

test('a link to a page that is taken off the site is counted on the dashboard', async () => {
  const { id } = await publishPage('led-to');
  made.push(() => payload.delete({ collection: 'pages', id, ...quiet }));
  const page = { relationTo: 'pages', value: id } as const;
  await addToMenu({ blockType: 'link', link: { words: 'Led', to: 'page', page } });
  expect(await waiting()).toBeUndefined();
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...quiet });
  expect(await waiting()).toMatchObject({ count: 1, href: '/cms/globals/navigation' });
});

test('a header that would break is refused', async () => {
  const words = 'A link of thirty letters, yes.';
  await expect(
    addToMenu({ blockType: 'link', link: { words, to: 'address', address: '/work' } }),
  ).rejects.toThrow(/Links/);
});

/** Does the work in a database of its own, which has no tables yet. */
async function inNewDatabase(name: string, work: (client: Client) => Promise<void>) {
  const first = new Client({ connectionString: env.DATABASE_URL });
  const client = new Client({ connectionString: env.DATABASE_URL.replace(/[^/]*$/, name) });
  await first.connect();
  try {
    await first.query(`CREATE DATABASE ${name}`);
    await client.connect();
    // Payload does so as it connects (payload.config.ts).
    await client.query('CREATE EXTENSION pg_trgm');
    await work(client);
  } finally {
    await client.end();
    await first.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await first.end();
  }
}

test('what editors called the links stays, as words of the rows', { timeout: 120_000 }, () =>
  inNewDatabase('former_links', async (client) => {
    const db = drizzle(client);
    const run = async (these: typeof migrations) => {
      // Payload's type says that a migration takes more; ours take the database alone.
      for (const { up } of these) await Reflect.apply(up, undefined, [{ db }]);
    };
    const at = migrations.findIndex(({ name }) => name.endsWith('_links_and_words'));
    await run(migrations.slice(0, at));
    await client.query(`INSERT INTO navigation (menu_home, menu_work) VALUES ('Start', ' ')`);
    await client.query(`INSERT INTO _navigation_v (version_footer_terms) VALUES ('Small print')`);
    await run(migrations.slice(at));
    const { rows } = await client.query<{ words: string }>(
      `SELECT coalesce(row->'link'->>'words', row->>'words') AS words
       FROM navigation, jsonb_array_elements(menu_links) AS row`,
    );
    const words = ['Start', 'Industries', 'Services', 'Process', 'Our Work', 'Contact'];
    expect(rows.map((row) => row.words)).toEqual(words);
    const { rows: ofDraft } = await client.query<{ link: object }>(
      `SELECT version_footer_legal_links->1->'link' AS link FROM _navigation_v`,
    );
    const link = { words: 'Small print', to: 'address', address: '/terms' };
    expect(ofDraft).toEqual([{ link }]);
  }),
);

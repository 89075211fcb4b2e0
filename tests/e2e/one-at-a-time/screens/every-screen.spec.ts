import type { Page } from 'playwright/test';
import { z } from 'zod';

import { expect, long, staff, test } from '../../../support/site';
import { PanelWalk } from '../../../support/staff/panel-walk';
import { signInByRequest } from '../../../support/staff/staff-session';

// The walk notes these itself, with the screen where each came. Payload's frame of the preview may
// do all that its own origin may.
test.use({ expected: /./ });

const counted = z.object({ totalDocs: z.number() });
const allowed = z.object({
  collections: z.record(z.string(), z.object({ create: z.boolean().optional() })),
});

/** @param doesAll else it only opens what is there */
async function walkCollection(walk: PanelWalk, list: string, doesAll: boolean): Promise<void> {
  if (!(await walk.see('list', list, () => walk.open(list)))) return;
  const documents = '.collection-list tbody a[href]';
  // A list without a document to open is right where there is none.
  const answer = await walk.page.request.get(`/api/${list.split('/').at(-1) ?? ''}/count`);
  const { totalDocs } = counted.parse(await answer.json());
  if (totalDocs > 0) await walk.page.locator(documents).first().waitFor();
  const document = await walk.first(documents);
  const create = await walk.first(`a[href="${list}/create"]`);
  const trash = await walk.first(`a[href="${list}/trash"]`);
  if (doesAll) {
    await walkList(walk, list, trash);
    if (create !== undefined) await walkNew(walk, list);
  }
  if (document === undefined) return;
  const isThere = await walk.see('document', `${list}/…`, () => walk.open(document));
  if (!isThere || !doesAll) return;
  const versions = await versionsOf(walk, document);
  await walkDeeds(walk, list, document);
  await walkVersions(walk, document, versions);
}

async function walkNew(walk: PanelWalk, list: string): Promise<void> {
  await walk.see('document', `${list}/create`, () => walk.open(`${list}/create`));
  await discard(walk.page);
}

async function walkList(walk: PanelWalk, list: string, trash: string | undefined): Promise<void> {
  const { page } = walk;
  await walk.see('list', `${list} searched`, async () => {
    // What is typed before the panel's script runs is not searched.
    await expect(async () => {
      await page.locator('.search-filter__input').first().fill('');
      await page.locator('.search-filter__input').first().fill('erased');
      await page.waitForURL(/search=erased/, { timeout: 5000 });
    }).toPass();
  });
  if (trash !== undefined) await walk.see('list', trash, () => walk.open(trash));
}

/** Opening the form of a new document made a draft. */
async function discard(page: Page): Promise<void> {
  const [, collection, id] = /collections\/([^/]+)\/([0-9a-f-]{36})$/.exec(page.url()) ?? [];
  if (id !== undefined) await remove(page, String(collection), id);
}

async function remove(page: Page, collection: string, id: string): Promise<void> {
  const answer = await page.request.delete(`/api/${collection}/${id}?trash=true`);
  expect([collection, answer.status()]).toEqual([collection, 200]);
}

const versionsOf = (walk: PanelWalk, document: string) =>
  walk.first(`a[href$="${document}/versions"]`);

async function walkVersions(walk: PanelWalk, of: string, versions?: string): Promise<void> {
  if (versions === undefined) return;
  if (!(await walk.see('versions', versions, () => walk.open(versions)))) return;
  const version = await walk.first(`.versions tbody a[href*="/versions/"]`);
  if (version !== undefined)
    await walk.see('comparison', `a version of ${of}`, () => walk.open(version));
}

/** A copy of the document that is open, into the trash, back, and away for good. */
async function walkDeeds(walk: PanelWalk, list: string, document: string): Promise<void> {
  const { page } = walk;
  if (!(await walk.offers('action-duplicate'))) return;
  const isCopied = await walk.see('document', `a copy in ${list}`, async () => {
    await walk.choose('action-duplicate');
    await page.waitForURL(
      (url) => url.pathname !== document && /[0-9a-f-]{36}$/.test(url.pathname),
    );
  });
  const id = page.url().split('/').at(-1) ?? '';
  if (!isCopied || document.endsWith(id)) return;
  await walk.see('list', `${list} after the trash`, async () => {
    await walk.choose('action-delete');
    await walk.confirm();
    await page.waitForURL((url) => url.pathname === list);
  });
  const inTrash = await walk.see('document', `${list}/trash/…`, () =>
    walk.open(`${list}/trash/${id}`),
  );
  if (inTrash)
    await walk.see('document', `${list}/… restored`, async () => {
      await page.getByRole('button', { name: 'Restore' }).click();
      await walk.confirm();
      await page.waitForURL(`**${list}/${id}`);
    });
  await remove(page, list.split('/').at(-1) ?? '', id);
}

async function shownToEditors(page: Page): Promise<string[]> {
  await signInByRequest(page, staff.editor);
  const walk = new PanelWalk(page);
  await walk.open('/cms');
  const { collections, globals } = await walk.listed();
  return [...collections, ...globals];
}

test('the form of a new document is there in each collection, and so is each page that is there once', async ({
  page,
}) => {
  await signInByRequest(page, staff.admin);
  const walk = new PanelWalk(page);
  expect(await walk.see('dashboard', '/cms', () => walk.open('/cms'))).toBe(true);
  const { collections, globals } = await walk.listed();
  const { collections: access } = allowed.parse(
    await (await page.request.get('/api/access')).json(),
  );
  const begun = collections.filter((list) => access[list.split('/').at(-1) ?? '']?.create);
  for (const list of begun) await walkNew(walk, list);
  for (const global of globals) await walk.see('document', global, () => walk.open(global));
  expect(walk.problems).toEqual([]);
  expect([begun.length, globals.length].map((number) => number > 5)).toEqual([true, true]);
});

for (const role of ['editor', 'admin'] as const) {
  /** What editors see is tried in all its ways by an editor, and only looked at by an admin. */
  const begin = async (page: Page) => {
    const tried = role === 'editor' ? [] : await shownToEditors(page);
    await signInByRequest(page, staff[role]);
    const walk = new PanelWalk(page);
    expect(await walk.see('dashboard', '/cms', () => walk.open('/cms'))).toBe(true);
    const { collections, globals } = await walk.listed();
    expect([collections.length, globals.length].map((number) => number > 5)).toEqual([true, true]);
    return { walk, collections, globals, isTried: (address: string) => tried.includes(address) };
  };

  test(
    `every list and document of the panel that its navigation leads an ${role} to is there, without an error`,
    { tag: long },
    async ({ page }) => {
      const { walk, collections, isTried } = await begin(page);
      for (const list of collections) await walkCollection(walk, list, !isTried(list));
      expect(walk.problems).toEqual([]);
      expect(walk.screens.length).toBeGreaterThan(collections.length);
    },
  );

  test(
    `every other screen of the panel that its navigation leads an ${role} to is there, without an error`,
    { tag: long },
    async ({ page }) => {
      const { walk, globals, isTried } = await begin(page);
      for (const global of globals) {
        const isThere = await walk.see('document', global, () => walk.open(global));
        if (isThere && !isTried(global))
          await walkVersions(walk, global, await versionsOf(walk, global));
      }
      await walk.see('document', '/cms/account', () => walk.open('/cms/account'));
      expect(walk.problems).toEqual([]);
      expect(walk.screens.length).toBeGreaterThan(globals.length);
    },
  );
}

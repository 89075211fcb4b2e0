import { afterEach, beforeAll } from 'vitest';

import type { Page } from '@/payload-types';

import { payload } from '../payload';
import { rest } from '../rest';
import { signedInEditor } from '../staff/editor';

/** As a panel sends parts: what is left out has its default. */
export type Parts = readonly { readonly blockType: string; readonly [field: string]: unknown }[];

/** A page that the seed does not have, with the words of new parts. */
export async function publishPage(
  slug: string,
  blocks: Parts = [{ blockType: 'hero' }],
): Promise<Page> {
  const data: object = { title: `Page ${slug}`, slug, blocks, _status: 'published' };
  return payload.create({
    collection: 'pages',
    // Its type asks for what the defaults fill in.
    data: { title: '', slug: '', blocks: [], ...data },
    draft: false,
    depth: 0,
    overrideAccess: true,
    context: { disableRevalidate: true },
  });
}

/** The first part of each page. */
export const hero = { blockType: 'hero' };

/** Parts of a page with a link, beside the button of its hero. */
export const linking = (second: object) => [{ ...hero, second: { words: 'More', ...second } }];

/** What an editor does with pages. After each test of the file those with “of-tests” in their slugs go. */
export function editPages() {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await signedInEditor();
  });
  afterEach(async () => {
    const where = { slug: { like: 'of-tests' } };
    const asServer = { overrideAccess: true, context: { disableRevalidate: true } };
    await payload.delete({ collection: 'pages', where, trash: true, ...asServer });
  });
  /** Asks the API as that editor. */
  const ask = (method: string, path: string, body?: object) =>
    rest(method, path, { headers, body });
  const publish = (slug: string, blocks: Parts = [hero]) =>
    ask('POST', '/pages', { title: `Page ${slug}`, slug, blocks });
  return { ask, publish };
}

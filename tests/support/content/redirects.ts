import { beforeAll, beforeEach } from 'vitest';

import { listRedirects } from '@/site/redirects/list-redirects';

import { payload } from '../payload';
import { rest } from '../rest';
import { refusal, signedInEditor } from '../staff/editor';

interface Wanted {
  readonly from: string;
  readonly to: object;
  readonly type?: '308' | '307';
}

export const toAddress = (url: string) => ({ type: 'custom' as const, url });

/** Where visitors are led, by where from. */
export const ways = async () =>
  Object.fromEntries((await listRedirects()).map(({ from, to }) => [from, to]));

/** What an editor does with redirects. Each test of the file begins without any. */
export function editRedirects() {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await signedInEditor();
  });
  beforeEach(async () => {
    const context = { disableRevalidate: true };
    const where = { id: { exists: true } };
    await payload.delete({ collection: 'redirects', where, context, overrideAccess: true });
  });
  /** Asks the API as that editor. */
  const ask = (method: string, path: string, body?: object) =>
    rest(method, path, { headers, body });
  const create = (wanted: Wanted) => ask('POST', '/redirects', { type: '308', ...wanted });
  return {
    ask,
    create,
    /** The field that was refused, and why. */
    refused: async (wanted: Wanted) => {
      const answer = await create(wanted);
      const { errors } = refusal.parse(await answer.json());
      const [error] = errors[0]?.data?.errors ?? [];
      return [answer.status, error?.path, error?.message];
    },
    /** Adds a legal page that is no part of the seed; gives its address in the API. */
    legalPage: async (slug: string) => {
      const [model] = (await payload.find({ collection: 'legal-pages', limit: 1, depth: 0 })).docs;
      // A row that is sent with its id would be that of the other page.
      const sections = model?.sections.slice(0, 1).map(({ heading, body }) => ({ heading, body }));
      const { status } = await ask('POST', '/legal-pages', { title: model?.title, sections, slug });
      if (status !== 201) throw new Error(`The legal page was answered with ${status}`);
      const where = { slug: { equals: slug } };
      const { docs } = await payload.find({ collection: 'legal-pages', where });
      return `/legal-pages/${docs[0]?.id ?? ''}`;
    },
  };
}

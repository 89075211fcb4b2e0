import type { PayloadRequest } from 'payload';

import { byteOrderMark, csvRow } from '@/platform/csv';

import { pagesByPath } from '../../page-paths';

const heads = ['Former address', 'Leads to', 'Kind', 'Made by a changed slug'];

/** All redirects as a CSV. One whose page nobody finds now leads to nothing. */
export async function writeFile(req: PayloadRequest): Promise<string> {
  const [pages, { docs }] = await Promise.all([
    pagesByPath(req),
    req.payload.find({
      collection: 'redirects',
      sort: 'from',
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    }),
  ]);
  const paths = new Map([...pages.values()].map(({ id, path }) => [id, path]));
  const rows = docs.map(({ from, to, type, automatic }) => {
    const { value } = to?.reference ?? {};
    const page = typeof value === 'string' ? paths.get(value) : undefined;
    const leadsTo = to?.type === 'custom' ? to.url : page;
    return [from, leadsTo ?? '', type, automatic ? 'yes' : 'no'];
  });
  return byteOrderMark + [heads, ...rows].map(csvRow).join('');
}

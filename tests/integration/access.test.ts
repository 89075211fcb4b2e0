import { createLocalReq, getAccessResults, type TypedUser } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';

import { isOn } from '@/features';
import { formList } from '@/forms';
import { openSlugs } from '~/collections';
import { globalPages } from '~/collections/page-types';

import { payload, userWithRole } from '../support/payload';

/** All content, whatever a fork adds to it. */
const sameFor = (slugs: readonly string[], row: readonly [string, string, string]) =>
  Object.fromEntries(slugs.map((slug) => [slug, row]));

function putAway(all: readonly { slug: string; admin: { hidden?: unknown } }[]): string[] {
  return all.filter(({ admin }) => admin.hidden === true).map(({ slug }) => slug);
}

const operations = ['create', 'read', 'update', 'delete'] as const;

/** What each collection and global allows: `c`reate, `r`ead, `u`pdate, `d`elete; `-` is refused. */
const table = {
  //                            anonymous  editor  admin
  ...sameFor(openSlugs, ['-r--', 'crud', 'crud']),
  // Of features that are off: whoever reads finds nothing.
  ...sameFor(putAway(payload.config.collections), ['-r--', '-r--', '-r--']),
  redirects: ['----', 'crud', 'crud'],
  ...(isOn('short-links') && { 'short-links': ['----', 'crud', 'crud'] }),
  'missing-pages': ['----', '-r-d', '-r-d'],
  ...sameFor(
    formList.map(({ collection }) => collection),
    ['----', '----', '-rud'],
  ),
  'honeypot-hits': ['----', '----', '-r--'],
  'audit-entries': ['----', '----', '-r--'],
  // An editor's own account alone; the test below says so.
  users: ['----', '-ru-', 'crud'],
  'payload-jobs': ['----', '----', '-r--'],
  'payload-kv': ['----', '----', '----'],
  // Payload's own: which document is open, and how a person set the panel.
  'payload-locked-documents': ['----', 'crud', 'crud'],
  'payload-preferences': ['----', 'crud', 'crud'],
  // Payload leaves its access open and gives it no route; a test below holds that.
  'payload-migrations': ['----', 'crud', 'crud'],
};

const globals = {
  ...sameFor(
    globalPages.map(({ global }) => global),
    ['-r--', '-ru-', '-ru-'],
  ),
  ...sameFor(putAway(payload.config.globals), ['-r--', '-r--', '-r--']),
  'site-settings': ['-r--', '-ru-', '-ru-'],
  'not-found-page': ['-r--', '-ru-', '-ru-'],
  navigation: ['-r--', '-ru-', '-ru-'],
  'small-words': ['-r--', '-ru-', '-ru-'],
  mails: ['----', '-ru-', '-ru-'],
  forms: ['-r--', '-ru-', '-ru-'],
  'cookie-question': ['-r--', '-ru-', '-ru-'],
  'inbox-settings': ['----', '----', '-ru-'],
  ...(isOn('pipeline') && { pipeline: ['----', '----', '-ru-'] }),
  ...(isOn('views') && { 'view-counting': ['----', '-r--', '-ru-'] }),
  'payload-jobs-stats': ['----', '----', '----'],
};

/** What staff who are no admins may do where that is not what everybody may. */
const ofStaff: Readonly<Record<string, readonly [string, string, string]>> = {
  //                       lead    agent   reader
  ...Object.fromEntries(
    formList.map(({ collection }) => [collection, ['-rud', '-ru-', '-r--'] as const]),
  ),
  'honeypot-hits': ['-r--', '-r--', '-r--'],
  'audit-entries': ['-r--', '----', '----'],
  'inbox-settings': ['-ru-', '-r--', '-r--'],
  pipeline: ['-ru-', '-r--', '-r--'],
  'view-counting': ['-ru-', '-r--', '-r--'],
  users: ['-ru-', '-ru-', '-ru-'],
  'payload-locked-documents': ['crud', 'crud', 'crud'],
  'payload-preferences': ['crud', 'crud', 'crud'],
  'payload-migrations': ['crud', 'crud', 'crud'],
};

const roles = ['lead', 'agent', 'reader'] as const;

async function permissionsOf(user: TypedUser | null) {
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  return getAccessResults({ req });
}

/** Payload leaves out what is refused altogether. */
const entry = (permissions: object | undefined, slug: string): unknown =>
  new Map(Object.entries(permissions ?? {})).get(slug);

function letters(permissions: unknown): string {
  return operations
    .map((operation) => {
      const allowed =
        permissions === true ||
        (typeof permissions === 'object' &&
          permissions !== null &&
          operation in permissions &&
          Boolean(Object.entries(permissions).find(([name]) => name === operation)?.[1]));
      return allowed ? operation[0] : '-';
    })
    .join('');
}

describe.each([
  ['anonymous', 0],
  ['editor', 1],
  ['admin', 2],
] as const)('%s', (role, column) => {
  let permissions: Awaited<ReturnType<typeof permissionsOf>>;
  beforeAll(async () => {
    permissions = await permissionsOf(role === 'anonymous' ? null : await userWithRole(role));
  });

  test('collections', () => {
    const actual = Object.fromEntries(
      Object.keys(payload.collections).map((slug) => [
        slug,
        letters(entry(permissions.collections, slug)),
      ]),
    );
    expect(actual).toEqual(
      Object.fromEntries(Object.entries(table).map(([slug, row]) => [slug, row[column]])),
    );
  });

  test('globals', () => {
    const actual = Object.fromEntries(
      payload.config.globals.map(({ slug }) => [slug, letters(entry(permissions.globals, slug))]),
    );
    expect(actual).toEqual(
      Object.fromEntries(Object.entries(globals).map(([slug, row]) => [slug, row[column]])),
    );
  });
});

describe.each(roles)('%s', (role) => {
  test('collections and globals', async () => {
    const permissions = await permissionsOf(await userWithRole(role));
    const column = roles.indexOf(role);
    const expected = Object.entries({ ...table, ...globals }).map(([slug, [anonymous]]) => [
      slug,
      ofStaff[slug]?.[column] ?? anonymous,
    ]);
    const actual = [
      ...Object.keys(payload.collections).map((slug) => [
        slug,
        letters(entry(permissions.collections, slug)),
      ]),
      ...payload.config.globals.map(({ slug }) => [
        slug,
        letters(entry(permissions.globals, slug)),
      ]),
    ];
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
  });
});

test('the record of migrations cannot be reached by a request', () => {
  expect(payload.collections['payload-migrations'].config.endpoints).toEqual([]);
});

describe('users', () => {
  test('an editor sees and changes their own account alone, and not its role', async () => {
    const editor = await userWithRole('editor');
    const admin = await userWithRole('admin');
    const asEditor = { overrideAccess: false, user: editor } as const;

    const seen = await payload.find({ collection: 'users', ...asEditor });
    expect(seen.docs.map(({ id }) => id)).toEqual([editor.id]);
    await expect(
      payload.update({ collection: 'users', id: admin.id, data: { name: 'Mine' }, ...asEditor }),
    ).rejects.toThrow(/not allowed/i);

    const self = await payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'admin' },
      ...asEditor,
    });
    expect(self.role).toBe('editor');
  });
});

describe('submissions', () => {
  test.each(formList)(
    'an editor gets neither $collection nor their number',
    async ({ collection }) => {
      const asEditor = { overrideAccess: false, user: await userWithRole('editor') } as const;
      await expect(payload.find({ collection, ...asEditor })).rejects.toThrow(/not allowed/i);
      await expect(payload.count({ collection, ...asEditor })).rejects.toThrow(/not allowed/i);
    },
  );
});

import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { Staff } from '../work';
import { moveToCompany } from './company-of';
import {
  correctDetail,
  putDetail,
  removeDetail,
  type ContactOutcome,
  type Correction,
} from './details';
import { companyKinds, contactChanges, origins, personKinds } from './details-table';
import type { Contact, StoredDetail } from './enter';
import { mergeContacts, takeContactsApart } from './merging';

export { moveToCompany, type Place } from './company-of';
export {
  addDetail,
  correctDetail,
  removeDetail,
  type ContactOutcome,
  type Correction,
} from './details';
export { mergeContacts, takeContactsApart } from './merging';

/** Something that staff did. */
export interface ContactDeed {
  readonly id: string;
  readonly contact: Contact;
  /** In ISO 8601. */
  readonly at: string;
  /** The id of who did it; null once the account is gone. */
  readonly by: string | null;
  readonly deed: (typeof contactChanges.$inferSelect)['deed'];
  readonly about: unknown;
}

type DeedRow = Omit<ContactDeed, 'at' | 'contact'> & {
  at: Date;
  person: string | null;
  company: string | null;
};

const toDeed = ({ person, company, at, ...row }: DeedRow): ContactDeed => ({
  ...row,
  at: at.toISOString(),
  contact: person ? { kind: 'person', id: person } : { kind: 'company', id: company ?? '' },
});

/** What was done about those, the last first. It checks no access. */
export async function listContactDeeds(
  kind: Contact['kind'],
  ids: readonly string[],
  limit: number,
): Promise<readonly ContactDeed[]> {
  const { rows } = await run(
    staffConnection,
    sql<DeedRow>`
      SELECT id, person, company, at, by, deed, about FROM ${contactChanges}
      WHERE ${sql.identifier(kind)} = ANY(${sql.param(ids)}::uuid[])
      ORDER BY at DESC, id LIMIT ${limit}`,
  );
  return rows.map(toDeed);
}

async function getContactDeed(key: string, user: string): Promise<ContactDeed | null> {
  const { rows } = await run(
    staffConnection,
    sql<DeedRow>`
      SELECT id, person, company, at, by, deed, about FROM ${contactChanges}
      WHERE id = ${key}::uuid AND by = ${user}::uuid`,
  );
  const [row] = rows;
  return row ? toDeed(row) : null;
}

const place = z.object({ company: z.string().nullable(), isCompanySet: z.boolean() });
const moved = z.object({ from: place, to: place });
const kinds = [...personKinds, ...companyKinds] as const;
const corrected = z.object({
  ...{ id: z.string(), kind: z.enum(kinds), from: z.string(), to: z.string() },
});
const joined = z.object({ merged: z.string() });
const detail = z.object({
  ...{ id: z.string(), kind: z.enum(kinds), value: z.string() },
  ...{ key: z.string(), origin: z.enum(origins), at: z.string() },
});

/** The detail that a deed is about, if any. */
export const detailOf = ({ about }: Pick<ContactDeed, 'about'>): StoredDetail | null =>
  detail.safeParse(about).data ?? null;
/** What was corrected, if anything. */
export const correctionOf = ({ about }: Pick<ContactDeed, 'about'>): Correction | null =>
  corrected.safeParse(about).data ?? null;
/** Who was merged, or taken apart. */
export const mergedOf = ({ about }: Pick<ContactDeed, 'about'>): string | null =>
  joined.safeParse(about).data?.merged ?? null;

/** Takes back one deed of this user, unless something came after that it would spoil; that is noted as well. */
export async function takeBackDeed(
  user: Staff,
  { key, undo }: { readonly key: string; readonly undo: string },
): Promise<ContactOutcome> {
  const deed = await getContactDeed(key, user.id);
  if (!deed) return { outcome: 'gone' };
  const step = { contact: deed.contact, key: undo };
  switch (deed.deed) {
    case 'added': {
      const { id, value } = detail.parse(deed.about);
      return removeDetail(user, step, id, value);
    }
    case 'corrected': {
      const { from, to, ...which } = corrected.parse(deed.about);
      return correctDetail(user, step, { ...which, from: to, to: from });
    }
    case 'removed':
      return putDetail(user, step, detail.parse(deed.about));
    case 'moved': {
      const { from, to } = moved.parse(deed.about);
      return moveToCompany(user, step, { from: to.company, to: from });
    }
    case 'merged':
      return takeContactsApart(user, step, joined.parse(deed.about).merged);
    case 'taken-apart':
      return mergeContacts(user, step, joined.parse(deed.about).merged);
    case 'entered':
      return { outcome: 'gone' };
  }
}

import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

import { parentKey } from '../parent';
import { companies, people } from './people-table';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const personKey = () => uuid('person').references(() => people.id, { onDelete: 'cascade' });
const companyKey = () => uuid('company').references(() => companies.id, { onDelete: 'cascade' });
const ofOne = sql`num_nonnulls(person, company) = 1`;

/** What can be known of a person, and of a company. An `address` is one of mail, a `domain` is theirs. */
export const personKinds = [
  'name',
  'role',
  'telephone',
  'address',
  'postal-address',
  'company',
  'note',
] as const;
export const companyKinds = ['name', 'domain', 'telephone', 'postal-address', 'note'] as const;
export type DetailKind = (typeof personKinds)[number] | (typeof companyKinds)[number];

/** Who said it: the person by a form, somebody of staff, or a file. */
export const origins = ['enquiry', 'staff', 'import'] as const;
export type Origin = (typeof origins)[number];

/**
 * One thing that is known of a person or a company, and from where. What a submission says goes with it, and
 * is read by whoever may read that.
 */
export const contactDetails = pgTable(
  'contact_details',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    person: personKey(),
    company: companyKey(),
    kind: text('kind').$type<DetailKind>().notNull(),
    value: text('value').notNull(),
    /** As it is looked for and compared (`keyOf`). */
    key: text('key').notNull(),
    /** The submission that says it. */
    submission: parentKey(),
    origin: text('origin', { enum: origins }).notNull(),
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    /** When it was said: of a submission, when that came in. */
    at: moment('at').notNull().defaultNow(),
  },
  ({ person, company, submission, key, kind }) => [
    index('contact_details_person_idx').on(person),
    index('contact_details_company_idx').on(company),
    index('contact_details_submission_idx').on(submission),
    // Finds who agrees in a name, and whose an address is.
    index('contact_details_key_idx')
      .on(kind, key)
      .where(sql`kind <> 'note'`),
    index('contact_details_search_idx')
      .using('gin', sql`key gin_trgm_ops`)
      .where(sql`kind <> 'note'`),
    check('contact_details_of_one', ofOne),
  ],
);

/** An address belongs to one person and a domain to one company: by it, what comes in is filed. */
export const contactKeys = pgTable(
  'contact_keys',
  {
    /** An address in its normal form, or a domain. */
    key: text('key').primaryKey(),
    person: personKey(),
    company: companyKey(),
  },
  ({ person, company }) => [
    index('contact_keys_person_idx').on(person),
    index('contact_keys_company_idx').on(company),
    check('contact_keys_of_one', ofOne),
  ],
);

/** What staff did about a person or a company: by its id it can be undone. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: uuid('id').primaryKey(),
    person: personKey(),
    company: companyKey(),
    at: moment('at').notNull().defaultNow(),
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    deed: text('deed', {
      enum: ['entered', 'added', 'corrected', 'removed', 'moved', 'merged', 'taken-apart'],
    }).notNull(),
    /**
     * Of what: a detail as it stands in its table, its former and its new words, the former and the new
     * company, or the one that was merged.
     */
    about: jsonb('about').notNull(),
  },
  ({ person, company, at }) => [
    index('contact_changes_person_idx').on(person, at),
    index('contact_changes_company_idx').on(company, at),
    check('contact_changes_of_one', ofOne),
  ],
);

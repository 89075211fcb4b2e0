import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Whoever writes to the tables of this folder does so one after the other. */
export const contactsLock = 'people and companies';

/**
 * A company that people write from (docs/decisions/51-people-and-companies.md). What is known of it stands
 * in `contact_details`. No API knows this table, nor the others of this folder.
 */
export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The company that it stands with; there are no chains. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => companies.id, {
      onDelete: 'set null',
    }),
    /** When one of its people last wrote, or it was entered; those merged into it count, too. */
    lastAt: moment('last_at').notNull().defaultNow(),
    /** The same without those: what it goes back to when they are taken apart. */
    ownLastAt: moment('own_last_at').notNull().defaultNow(),
  },
  ({ id, mergedInto, lastAt }) => [
    index('companies_merged_idx').on(mergedInto),
    index('companies_last_idx')
      .on(lastAt, id)
      .where(sql`merged_into IS NULL`),
  ],
);

/** Somebody who wrote, or whom staff entered or imported. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    company: uuid('company').references(() => companies.id, { onDelete: 'set null' }),
    /** Staff or an import said which, or that there is none: the domain of an address changes nothing. */
    isCompanySet: boolean('is_company_set').notNull().default(false),
    /** The person that they stand with; there are no chains. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => people.id, {
      onDelete: 'set null',
    }),
    /** When they last sent a form, those merged into them, too; or when they were entered. */
    lastAt: moment('last_at').notNull().defaultNow(),
    /** The same without those. */
    ownLastAt: moment('own_last_at').notNull().defaultNow(),
  },
  ({ id, company, mergedInto, lastAt }) => [
    index('people_company_idx').on(company),
    index('people_merged_idx').on(mergedInto),
    index('people_last_idx')
      .on(lastAt, id)
      .where(sql`merged_into IS NULL`),
  ],
);

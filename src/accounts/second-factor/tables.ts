import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Kept apart from the users: no API exposes these tables, and Payload writes back a whole user as
 * it was read, which would make a code valid again that was used in between. There is no foreign
 * key to users either: the transaction of a sign-in locks the user's row, and a set-up would wait
 * for it.
 */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** Encrypted, as the pending one. Null until a first code has confirmed it. */
  secret: text('secret'),
  pendingSecret: text('pending_secret'),
  /** The time step of the last code that was used. No code works twice. */
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  ({ userId, hash }) => [primaryKey({ columns: [userId, hash] })],
);

import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { isShownFile } from '../attachments/has-files';
import { attachments } from '../attachments/table';
import { threadEntries } from './thread-table';

/** The end of a conversation, as a list shows it. */
export interface LastWords {
  readonly kind: (typeof threadEntries.$inferSelect)['kind'];
  /** The id of a user; null for what came in. */
  readonly author: string | null;
  /** Of what came in, as its writer calls themselves. */
  readonly sender: string | null;
  readonly text: string;
  /** How many mails went and came. */
  readonly mails: number;
}

/** What a list shows of a conversation beside its submission. */
export interface ConversationEnd {
  /** Null before the first mail. */
  readonly words: LastWords | null;
  /** How many files came and went with it. */
  readonly files: number;
}

/** So much of a mail stands in a list. */
const shown = 160;

/**
 * The ends of conversations, by the ids of their submissions; what a program wrote is no end. It checks no
 * access: the caller has to have read those submissions under access control.
 */
export async function listConversationEnds(
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConversationEnd>> {
  if (ids.length === 0) return new Map();
  const { submission, kind, state, author, sender, text, position } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string; words: LastWords | null; files: number }>`
      SELECT asked.id, last.words, (
        SELECT count(*)::int FROM ${attachments}
        WHERE ${attachments.submission} = asked.id AND ${isShownFile}
      ) AS files
      FROM unnest(${sql.param(ids)}::uuid[]) AS asked (id)
      LEFT JOIN LATERAL (
        SELECT jsonb_build_object(
          'kind', ${kind}, 'author', ${author}, 'sender', ${sender}, 'text', left(${text}, ${shown}),
          'mails', count(*) OVER ()) AS words
        FROM ${threadEntries}
        WHERE ${submission} = asked.id AND ${state} <> 'taken-back' AND ${kind} <> 'automatic'
        ORDER BY ${position} DESC LIMIT 1
      ) AS last ON true`,
  );
  return new Map(rows.map(({ id, ...end }) => [id, end]));
}

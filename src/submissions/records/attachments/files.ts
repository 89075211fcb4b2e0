import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { attachments } from './table';

/** A file, and whose it is. */
export interface KeptFile {
  readonly name: string;
  readonly content: Buffer;
  /** Null while nobody knows which submission its mail belongs to. */
  readonly parent: { readonly form: FormDefinition['name']; readonly id: string } | null;
}

/** Null where there is none, or where it was not kept. It asks nobody who reads. */
export async function getFile(id: string): Promise<KeptFile | null> {
  const { name, content, contactId, quoteId } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<{ name: string; content: Buffer; contactId: string | null; quoteId: string | null }>`
      SELECT ${name}, ${content}, ${contactId} AS "contactId", ${quoteId} AS "quoteId"
      FROM ${attachments} WHERE ${attachments.id} = ${id} AND ${content} IS NOT NULL`,
  );
  const [file] = rows;
  if (!file) return null;
  const parent = file.contactId
    ? ({ form: 'contact', id: file.contactId } as const)
    : file.quoteId
      ? ({ form: 'quote', id: file.quoteId } as const)
      : null;
  return { name: file.name, content: file.content, parent };
}

import { sql } from 'drizzle-orm';

import { custom_forms, custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { formFiles } from './files-table';
import { isTest } from './tests';

/** A file without what is in it. */
export interface FileOfForm {
  readonly name: string;
  readonly size: number;
}

/** What lies there now, also where the form does not send it. */
export async function fileOfForm(form: string): Promise<FileOfForm | null> {
  const { name, size } = formFiles;
  const { rows } = await run(
    staffConnection,
    sql<FileOfForm>`SELECT ${name}, ${size} FROM ${formFiles} WHERE ${formFiles.form} = ${form}`,
  );
  return rows[0] ?? null;
}

/** Takes the place of the one before. @returns whether there is such a form */
export async function putFile(form: string, name: string, content: Buffer): Promise<boolean> {
  const values = { name, size: content.length, content, addedAt: sql`now()` };
  const { rowCount } = await run(
    staffConnection,
    sql`${insertSelect(formFiles, { form, ...values }, sql`FROM ${custom_forms} WHERE ${custom_forms.id} = ${form}`)}
        ON CONFLICT (${sql.identifier(formFiles.form.name)})
        DO UPDATE SET ${assignments(formFiles, values)}`,
  );
  return rowCount === 1;
}

/** The file of one form as that of another, which is new. */
export async function copyFile(from: string, to: string): Promise<void> {
  const { form, name, size, content } = formFiles;
  const values = { form: to, name: sql`${name}`, size: sql`${size}`, content: sql`${content}` };
  await run(
    staffConnection,
    insertSelect(
      formFiles,
      { ...values, addedAt: sql`now()` },
      sql`FROM ${formFiles} WHERE ${form} = ${from}
          AND EXISTS (SELECT FROM ${custom_forms} WHERE ${custom_forms.id} = ${to})`,
    ),
  );
}

export async function removeFile(form: string): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${formFiles} WHERE ${formFiles.form} = ${form}`);
}

/** A link is good for so many downloads: it may be passed on, and each is the whole file. */
const mostDownloads = 20;

const { downloads_count: count } = custom_submissions;

/** Of a submission whose form is there and still sends its file. */
const offered = (submission: string) => sql`
  FROM ${custom_submissions}
  JOIN ${custom_forms} ON ${custom_forms.id}::text = ${custom_submissions.formId}
  JOIN ${formFiles} ON ${formFiles.form} = ${custom_forms.id}
  WHERE ${custom_submissions.id} = ${submission} AND ${custom_submissions.deletedAt} IS NULL
    AND (${custom_submissions.quarantinedFor} IS NULL OR ${isTest})
    AND ${custom_forms.deletedAt} IS NULL AND ${custom_forms.sendsFile}
    AND coalesce(${count}, 0) < ${mostDownloads}`;

/** What is there for who sent a submission; null where there is nothing, or nothing any more. */
export async function fileFor(submission: string): Promise<FileOfForm | null> {
  const { rows } = await run(
    staffConnection,
    sql<FileOfForm>`SELECT ${formFiles.name}, ${formFiles.size} ${offered(submission)}`,
  );
  return rows[0] ?? null;
}

/** The same with what is in it; it counts. */
export async function takeFile(
  submission: string,
): Promise<{ readonly name: string; readonly content: Buffer } | null> {
  const counted = assignments(custom_submissions, {
    downloads_count: sql`coalesce(${count}, 0) + 1`,
    downloads_lastAt: sql`now()`,
  });
  const { rows } = await run(
    staffConnection,
    sql<{ name: string; content: Buffer }>`
      WITH file AS (SELECT ${formFiles.name} AS name, ${formFiles.content} AS content ${offered(submission)}),
      counted AS (
        UPDATE ${custom_submissions} SET ${counted}
        WHERE ${custom_submissions.id} = ${submission} AND EXISTS (SELECT FROM file)
      )
      SELECT name, content FROM file`,
  );
  return rows[0] ?? null;
}

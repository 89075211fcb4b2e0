import { z } from 'zod';

const row = z.object({
  line: z.number(),
  from: z.string(),
  to: z.string(),
  kind: z.string(),
  outcome: z.enum(['new', 'same', 'changes', 'refused', 'made', 'changed']),
  note: z.string(),
});

/** A row of a file, with what becomes of it. */
export type Row = z.infer<typeof row>;

const answer = z.union([z.object({ rows: z.array(row) }), z.object({ problem: z.string() })]);

export type Answer = z.infer<typeof answer>;

const lost = {
  problem: 'The server did not answer. What is in already stays; try it again in a moment.',
};
const signedOut = { problem: 'You are signed out. Sign in again, and give the file once more.' };

async function ask(method: 'POST' | 'PUT', body: BodyInit, type: string): Promise<Answer> {
  try {
    const headers = { 'Content-Type': type };
    const response = await fetch('/api/redirects-file', { method, body, headers });
    if (response.status === 401 || response.status === 403) return signedOut;
    return answer.catch(lost).parse(await response.json());
  } catch {
    return lost;
  }
}

/** What would become of a file. */
export const tryFile = (file: File): Promise<Answer> => ask('POST', file, 'text/csv');

/** Stores some rows. */
export const bringIn = (rows: readonly Row[], changes: boolean): Promise<Answer> => {
  const plain = rows.map(({ line, from, to, kind }) => ({ line, from, to, kind }));
  return ask('PUT', JSON.stringify({ rows: plain, changes }), 'application/json');
};

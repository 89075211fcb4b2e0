import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect } from 'vitest';
import { z } from 'zod';

import { staffAccounts, type AbusedSite } from '../abuse/abused-site';
import { attribute, elementsIn, textOf } from '../abuse/parsed-html';
import { ask } from '../sites/load';
import type { OddFile } from './odd-files';

export const slug = 'papers';
const papers = 'q0000000003';

const questions = [
  { key: 'q0000000001', kind: 'name', label: 'Your name', required: true },
  { key: 'q0000000002', kind: 'email', label: 'Email', required: true },
  { key: papers, kind: 'file', label: 'Your papers', required: true, mostFiles: 10 },
  { key: 'q0000000004', kind: 'long-text', label: 'Anything else?' },
];

/** What is answered besides the files, before them and behind them. */
export const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada.of.files@quay.example',
  q0000000004: 'Nothing else',
};

/** Publishes a form that asks for files. @returns its id */
export async function publishPapers(site: AbusedSite): Promise<string> {
  const cookie = await site.signIn(staffAccounts.editor);
  const body = { title: 'Papers', slug, questions, _status: 'published' };
  const answer = await site.call('POST', '/api/custom-forms', { cookie, body });
  const said = await answer.text();
  expect(answer.status, said).toBe(201);
  return z.object({ doc: z.object({ id: z.string() }) }).parse(JSON.parse(said)).doc.id;
}

export type Way = 'with a script' | 'without';

interface Sent {
  readonly files?: readonly OddFile[];
  readonly given?: Readonly<Record<string, string>>;
  readonly headers?: Record<string, string>;
}

/** In the order of the form. */
export function bodyOf({ files = [], given = answers }: Sent): FormData {
  const body = new FormData();
  for (const { key } of questions)
    if (key === papers)
      for (const [name, content] of files)
        body.append(key, new File([new Uint8Array(Buffer.from(content))], name));
    else body.append(key, given[key] ?? '');
  return body;
}

/** As a browser sends it. */
export const sendPapers = (site: AbusedSite, way: Way, sent: Sent): Promise<Response> =>
  site.call('POST', `/api/forms/${slug}`, {
    body: bodyOf(sent),
    headers: {
      ...(way === 'with a script'
        ? { Accept: 'application/json', 'Idempotency-Key': randomUUID() }
        : { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }),
      ...sent.headers,
    },
  });

const refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

export interface Told {
  readonly status: number;
  /** Beside the question for files. */
  readonly beside: string;
  /** Of all of it, where nothing is said beside that question. */
  readonly said: string;
}

/** What a person is told; without a script it stands in a page that has all other answers. */
export async function told(way: Way, answer: Response): Promise<Told> {
  const { status } = answer;
  if (way === 'with a script') {
    const { error } = refusal.parse(await answer.json());
    return { status, beside: error.fields?.[papers] ?? '', said: error.message };
  }
  const html = await answer.text();
  expect(answer.headers.get('content-type'), html).toMatch(/^text\/html/);
  const elements = elementsIn(html);
  const byId = (id: string) => elements.find((element) => attribute(element, 'id') === id);
  const form = elements.find((element) => attribute(element, 'name')?.startsWith('forms/'));
  const name = form && attribute(form, 'name');
  const control = (key: string) => byId(`${name}-${key}`);
  for (const [key, given] of Object.entries(answers)) {
    const element = control(key);
    expect(element && (attribute(element, 'value') ?? textOf(element))).toBe(given);
  }
  const error = byId(`${name}-${papers}-error`);
  const beside = error ? textOf(error) : '';
  const led = elements.find((element) => attribute(element, 'href') === `#${name}-${papers}`);
  expect(led ? textOf(led) : '').toBe(beside);
  const status_ = elements.find((element) => attribute(element, 'role') === 'status');
  return { status, beside, said: status_ ? textOf(status_) : '' };
}

/** The folder may be missing while it was needed for nothing. */
const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

/** All that is kept of what people send: rows, files in them, and what lies on the disk. */
export async function kept({ databaseUrl, dataDir, settings }: AbusedSite) {
  const [rows] = await ask<{ submissions: number; files: number; bytes: string }>(
    databaseUrl,
    `SELECT (SELECT count(*)::int FROM custom_submissions) AS submissions,
            (SELECT count(*)::int FROM attachments) AS files,
            (SELECT coalesce(sum(length(content)), 0) FROM attachments) AS bytes`,
  );
  const spool = path.join(dataDir, 'spool');
  const waiting = filesBelow(spool).map((name) => statSync(path.join(spool, name)).size);
  return {
    ...{ ...rows, bytes: Number(rows?.bytes) },
    waiting: waiting.reduce((sum, size) => sum + size, 0),
    media: filesBelow(settings['MEDIA_DIR'] ?? ''),
  };
}

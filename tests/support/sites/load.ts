import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

export interface Answer {
  /** 0: the connection broke before an answer came. */
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export interface Load {
  /** The address under which each was sent, with the id that its sender was told. */
  readonly acknowledged: Map<string, string>;
  /** How often each status came; 0 is a broken connection. */
  readonly statuses: Map<number, number>;
  /** Of the answers that said yes. */
  readonly times: number[];
}

/** Forms that keep what they are sent in one table. */
export interface Target {
  readonly table: string;
  /** Each in its turn. */
  readonly forms: readonly {
    /** The address of its door. */
    readonly path: string;
    readonly answers: (email: string) => object;
  }[];
}

export const contactForm: Target = {
  table: 'contact_submissions',
  forms: [
    {
      path: '/api/contact',
      answers: (email) => ({ name: 'Load', email, message: `Sent by ${email}.\nTwice?` }),
    },
  ],
};

interface LoadOptions {
  readonly url: string;
  readonly concurrency: number;
  readonly target?: Target;
  /** Sends until this says no; asked before each submission. */
  readonly goOn: (sent: number) => boolean | Promise<boolean>;
}

/** For a browser, too, this is when it gives up and tells the sender (docs/decisions/10). */
const retryForMs = 30_000;

/** A broken connection, away or busy, and what a proxy says of a web process that died. */
const unclear = new Set([0, 502, 503, 504]);

/**
 * Sends to forms as browsers do: each from an address of its own, under a key of its own, again with
 * the same key while there is no clear answer.
 */
export async function sendLoad({
  url,
  concurrency,
  target = contactForm,
  goOn,
}: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const load: Load = { acknowledged: new Map(), statuses: new Map(), times: [] };
  let sent = 0;
  const send = async () => {
    while (await goOn(sent)) {
      const form = target.forms[sent % target.forms.length];
      sent += 1;
      if (form) await submitOnce(load, agent, url, form);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, send));
  agent.destroy();
  return load;
}

async function submitOnce(
  load: Load,
  agent: Agent,
  url: string,
  { path, answers }: Target['forms'][number],
): Promise<void> {
  const email = `${randomUUID()}@load.example`;
  const body = JSON.stringify(answers(email));
  const key = randomUUID();
  const giveUp = Date.now() + retryForMs;
  while (Date.now() < giveUp) {
    const answer = await post({ agent, url: url + path, body, key });
    load.statuses.set(answer.status, (load.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 201) {
      load.times.push(answer.ms);
      load.acknowledged.set(email, idOf(answer));
      return;
    }
    if (!unclear.has(answer.status)) return;
    await wait(100);
  }
}

export function idOf({ body }: Answer): string {
  const answer: unknown = JSON.parse(body);
  const isReceipt = typeof answer === 'object' && answer !== null && 'id' in answer;
  if (!isReceipt || typeof answer.id !== 'string') throw new Error('An answer without an id');
  return answer.id;
}

interface Post {
  readonly url: string;
  readonly body: string | Buffer;
  readonly agent?: Agent;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** Never fails: a connection that breaks is an answer, too. */
export function post({ url, body, agent, key, headers }: Post): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve) => {
    const broken = () => {
      resolve({ status: 0, body: '', ms: performance.now() - since });
    };
    const sent = request(url, {
      method: 'POST',
      ...(agent && { agent }),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        // The site under test stands behind one proxy.
        'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...headers,
      },
    });
    sent.on('error', broken);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', broken);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const ms = performance.now() - since;
        resolve({ status: response.statusCode ?? 0, body: text, ms });
      });
    });
    sent.end(body);
  });
}

/** @param times in milliseconds @param share 0.99 for the 99th percentile */
export function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** What the senders were told against what is there. */
export interface Audit {
  readonly acknowledged: number;
  /** Acknowledged and not there, or under another id. */
  readonly lost: number;
  /** There more than once, acknowledged or not. */
  readonly doubled: number;
}

export async function audit(
  databaseUrl: string,
  { acknowledged }: Load,
  { table }: Target = contactForm,
): Promise<Audit> {
  const rows = await ask<{ email: string; ids: string[] }>(
    databaseUrl,
    `SELECT email, array_agg(id::text) AS ids FROM ${table}
     WHERE email LIKE '%@load.example' GROUP BY email`,
  );
  const stored = new Map(rows.map(({ email, ids }) => [email, ids]));
  const lost = [...acknowledged].filter(([email, id]) => !stored.get(email)?.includes(id));
  const doubled = rows.filter(({ ids }) => ids.length > 1);
  return { acknowledged: acknowledged.size, lost: lost.length, doubled: doubled.length };
}

export async function ask<Row extends object>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  // A server that is stopped says so to whoever is connected.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

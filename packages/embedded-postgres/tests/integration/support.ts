import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach } from 'vitest';

import { removePostgres, startPostgres } from '../../src/index.mjs';

/** A folder for each test, gone after it. */
export function folderForEach() {
  let folder = '';
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'embedded-postgres-')), 'state');
  });
  afterEach(async () => {
    await removePostgres(folder);
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });
  return {
    current: () => folder,
    start: () => startPostgres({ folder, database: 'shop “1”', fast: true }),
  };
}

export async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

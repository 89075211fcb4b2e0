import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

const file = path.join(import.meta.dirname, 'results.json');

/** Writes the figures of one bench into `results.json`, and leaves those of the others. */
export function keepResults(part: string, figures: Record<string, unknown>): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const kept = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const date = new Date().toISOString();
  const results = { ...kept, [part]: { machine, date, ...figures } };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** The middle one of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

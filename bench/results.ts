import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

/** The last run whose results were committed, and where the next one is written. */
const file = path.join(import.meta.dirname, 'results.json');

const figures = z.record(z.string(), z.number());
const results = z.record(z.string(), z.object({ date: z.string(), machine: z.string(), figures }));

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

/** As it was before this run has written into it. */
const committed = read();

function read() {
  try {
    return results.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Writes what was measured into bench/results.json, and prints it beside what was there.
 * @param section what was measured, such as `pages`
 * @param measured figures by name, or a table of them: by row, then by column
 */
export function record(
  section: string,
  measured: Record<string, number | Record<string, number>>,
): void {
  const rounded = Object.fromEntries(
    Object.entries(measured)
      .flatMap(([row, value]) =>
        typeof value === 'number'
          ? [[row, value] as const]
          : Object.entries(value).map(([column, figure]) => [`${row}: ${column}`, figure] as const),
      )
      .map(([name, value]) => [name, Number(value.toPrecision(4))]),
  );
  const run = { date: new Date().toISOString().slice(0, 16), machine: machine(), figures: rounded };
  writeFileSync(file, `${JSON.stringify({ ...read(), [section]: run }, null, 2)}\n`);
  const before = committed[section]?.figures ?? {};
  console.table(
    Object.fromEntries(
      Object.entries(rounded).map(([name, now]) => {
        const then = before[name];
        return [name, { now, committed: then, ratio: then && Number((now / then).toFixed(2)) }];
      }),
    ),
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'results.json');

/** Puts the figures of one bench beside those of the others, with the machine and the date. */
export function writeResults(name: string, figures: object): void {
  const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const all = {
    ...asRecord(before),
    [name]: { machine, date: new Date().toISOString(), ...figures },
  };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

const asRecord = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

import 'server-only';

import { readAll, spoolFolder } from './folder';
import { splitLines } from './lines';
import { readReasons } from './reasons';
import { reasonFor } from './sqlstate';

/** What waits on the disk of this machine instead of the database, and why. */
export interface SpoolTrouble {
  /** They go into the database by themselves as soon as it takes them. */
  readonly waiting: number;
  /** Of these this release can read nothing; a newer one may. */
  readonly rejected: number;
  /** Each goes on after “3 messages wait on disk: ”. */
  readonly reasons: string[];
}

/**
 * Looks into the files of all processes of this machine.
 * @returns null when nothing waits
 */
export async function getSpoolTrouble(folder = spoolFolder): Promise<SpoolTrouble | null> {
  const [waiting, rejected, codes] = await Promise.all([
    countLines(folder, '.jsonl'),
    countLines(folder, '.rejected'),
    readReasons(folder),
  ]);
  if (waiting === 0 && rejected === 0) return null;
  const refused = codes.map(reasonFor);
  const away = waiting > 0 && refused.length === 0 ? ['the database could not be reached'] : [];
  return { waiting, rejected, reasons: [...refused, ...away] };
}

/** A line can stand in two files, when a process died between writing one and removing the other. */
async function countLines(folder: string, kind: '.jsonl' | '.rejected'): Promise<number> {
  const contents = await readAll(folder, kind);
  const lines = contents.flatMap((bytes) => splitLines(bytes).lines);
  return new Set(lines.map((line) => line.toString('latin1'))).size;
}

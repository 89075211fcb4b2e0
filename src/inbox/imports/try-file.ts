import 'server-only';

import type { TypedUser } from 'payload';

import { safeName } from '@/platform/file-rules';
import { importLimits, RefusedFile, takeFile, tryImport } from '@/submissions/imports';
import { getImport } from '@/submissions/records/imports/imports';

import { readSettings } from '../pipeline/settings';
import { listAccounts } from './accounts';
import type { Fault } from './faults';
import { suggestedChoices } from './suggested';

/** Reads a file for a dry run, with what can be told from names. Nothing but that is written. */
export async function tryFile(
  user: TypedUser,
  file: unknown,
): Promise<{ readonly id: string } | { readonly fault: Fault }> {
  if (!(file instanceof File) || file.size === 0) return { fault: 'none' };
  if (file.size > importLimits.bytes) return { fault: 'large' };
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    const id = await takeFile(user, { name: safeName(file.name), bytes });
    const [dry, { stages }, accounts] = await Promise.all([
      getImport(id),
      readSettings(user),
      listAccounts(user),
    ]);
    if (dry) await tryImport(dry, suggestedChoices(dry.found, stages, accounts), stages);
    return { id };
  } catch (error) {
    if (error instanceof RefusedFile) return { fault: error.fault };
    throw error;
  }
}

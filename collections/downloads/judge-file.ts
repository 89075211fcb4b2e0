import { APIError, type PayloadRequest } from 'payload';

import { env } from '@/env';
import { endingOf, typeOf } from '@/platform/file-rules';
import { scan } from '@/platform/files/clamd';
import { downloadKinds, downloadProblem } from '@/platform/files/download-rule';
import { wrongKind } from '@/platform/files/wrong-kind';
import { copiedFrom } from '@/platform/payload/uploads';

import { safeStem } from '../files/file-name';
import { mayWrite } from '../hooks/clean-pictures';
import type { OperationCall } from '../hooks/operation';

type Upload = NonNullable<PayloadRequest['file']>;

/** Shorter than a transaction may stand still meanwhile (files/take-file.ts). */
const scanMs = 40_000;

/**
 * Takes a file only when it is what its name says and can do no harm. Whoever sends it is there, and
 * hears at once what is wrong with it: what ClamAV has not seen is not stored.
 */
export async function judgeFile({ args, operation, req }: OperationCall): Promise<void> {
  if (operation !== 'create' && operation !== 'update') return;
  // Payload checks access later; files of strangers are not even looked at.
  if (!mayWrite(args, req)) return;
  if (req.file) req.file = await judged(req.file);
  // Payload would fetch it itself, from wherever the address says.
  else if (operation === 'create' && copiedFrom(args) === undefined)
    throw new APIError(`Choose a file first. ${downloadKinds}`, 400);
}

async function judged(file: Upload): Promise<Upload> {
  const { data, name, size } = file;
  const problem = downloadProblem({ name, size });
  if (problem !== undefined) throw new APIError(problem, 400);
  const wrong = wrongKind({ name, content: data });
  if (wrong !== null) throw new APIError(`“${name}” is not taken. ${wrong}`, 400);
  await refuseViruses(file);
  const kept = `${safeStem(name, 'file')}.${endingOf(name)}`;
  return { ...file, name: kept, mimetype: typeOf(name) };
}

async function refuseViruses({ data, name }: Upload): Promise<void> {
  if (env.CLAMAV_URL === undefined) return;
  const verdict = await scan(env.CLAMAV_URL, data, scanMs);
  if (verdict === 'away')
    throw new APIError(
      `“${name}” was not stored: the virus scanner does not answer. Try again in a minute, and tell whoever runs the site if it stays so.`,
      503,
    );
  if (verdict === 'refused')
    throw new APIError(
      `“${name}” was not stored: it is larger than the virus scanner looks at. Send a smaller one.`,
      400,
    );
  if (verdict.found !== null)
    throw new APIError(
      `“${name}” was not stored: the virus scanner found ${verdict.found} in it. Choose another file.`,
      400,
    );
}

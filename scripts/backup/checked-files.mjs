import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * @typedef {object} Checked a file of a backup, and what it has to be
 * @property {string} file
 * @property {number} bytes
 * @property {string} sha256
 */

/** Counts and sums up the bytes that pass. */
function meter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(/** @type {Buffer} */ chunk, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/**
 * Writes a file that only this account may read; it holds what people wrote.
 * @param {string} path
 * @param {NodeJS.ReadableStream} from
 * @param {Transform[]} through
 */
export async function writeChecked(path, from, ...through) {
  const { stream, result } = meter();
  const to = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([from, ...through, stream, to]);
  return result();
}

/**
 * @param {string} path
 * @param {Pick<Checked, 'bytes' | 'sha256'>} wanted
 * @returns {Promise<boolean>} whether the file is there and as it was written
 */
export async function isAsWritten(path, { bytes, sha256 }) {
  const { stream, result } = meter();
  try {
    await pipeline(createReadStream(path), stream.resume());
  } catch {
    return false;
  }
  const found = result();
  return found.bytes === bytes && found.sha256 === sha256;
}

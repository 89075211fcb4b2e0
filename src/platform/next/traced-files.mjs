import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

/**
 * Next traces which files its server reads, and keeps the program that does so to itself (read in
 * 16.4.6). It is the same as `@vercel/nft`, whose releases want a newer Node than ours.
 * @typedef {(programs: string[], options: { base: string, conditions: string[] }) =>
 *   Promise<{ fileList: Set<string> }>} Trace
 */

/** @type {z.ZodType<Trace>} */
const trace = z.custom((value) => typeof value === 'function');
const tracer = z.object({ nodeFileTrace: trace });

/** What Next has traced of a page, or of its server, lies beside it. */
const suffix = '.nft.json';

/**
 * @param {object} options
 * @param {string} options.root absolute
 * @param {string} options.distDir Next's, below the root
 * @param {string[]} options.programs that run outside Next's build, absolute
 * @returns {Promise<string[]>} the files, from the root, that the build and the programs read
 */
export async function tracedFiles({ root, distDir, programs }) {
  // Whether a file is imported or required the program sees by itself.
  const conditions = ['node', 'production'];
  const { nodeFileTrace } = tracer.parse(
    createRequire(import.meta.url)('next/dist/compiled/@vercel/nft'),
  );
  const { fileList } = await nodeFileTrace(programs, { base: root, conditions });
  const built = path.join(root, distDir);
  const ofNext = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .flatMap((file) => filesOf(path.join(built, file)))
    .map((file) => path.relative(root, file));
  return [...new Set([...fileList, ...ofNext])].sort();
}

/** @param {string} traced @returns {string[]} absolute */
function filesOf(traced) {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(traced, 'utf8'));
  const { files } = z.object({ files: z.array(z.string()) }).parse(json);
  return files.map((file) => path.resolve(path.dirname(traced), file));
}

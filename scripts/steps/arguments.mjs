import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';

/**
 * What was typed after the name of a command: one word, and options.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage what to say where anything else was typed
 * @param {Options} options
 */
export function readArguments(usage, options) {
  const { positionals, values } = parsed(usage, options);
  const [word, ...more] = positionals;
  if (!word || more.length > 0) throw new Failure(usage);
  return { word, values };
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} usage
 * @param {Options} options
 */
function parsed(usage, options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    // An option that nobody knows.
    throw new Failure(usage);
  }
}

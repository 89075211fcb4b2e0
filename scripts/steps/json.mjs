import { readFileSync } from 'node:fs';

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export const isRecord = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {string} file
 * @returns {Record<string, unknown>} empty when there is no such file, or it holds no object
 */
export function readJson(file) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * @param {Record<string, unknown>} from
 * @param {string} key
 */
export function recordAt(from, key) {
  const value = from[key];
  return isRecord(value) ? value : {};
}

import { readFileSync } from 'node:fs';

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export const isRecord = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {string} file
 * @returns {Record<string, unknown> | null} null when there is no such file, or it holds no object
 */
export function readJsonObject(file) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {Record<string, unknown> | null | undefined} from
 * @param {string} key
 */
export function recordAt(from, key) {
  const value = from?.[key];
  return isRecord(value) ? value : {};
}

/**
 * @param {Record<string, unknown> | null | undefined} from
 * @param {string} key
 * @returns {unknown[]}
 */
export function listAt(from, key) {
  const value = from?.[key];
  return Array.isArray(value) ? value : [];
}

/**
 * @param {Record<string, unknown> | null | undefined} from
 * @param {string} key
 */
export function numberAt(from, key) {
  const value = from?.[key];
  return typeof value === 'number' ? value : 0;
}

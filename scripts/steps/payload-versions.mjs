import { readdirSync } from 'node:fs';
import { readJson } from './json.mjs';
import { inProject } from './project.mjs';

/**
 * Packages of which Payload has made no release since 3.90.1: they take its 3.90.2 by package.json's
 * overrides. In sorted order.
 */
export const behind = [
  '@payloadcms/plugin-cloud-storage',
  '@payloadcms/plugin-redirects',
  '@payloadcms/plugin-seo',
  '@payloadcms/storage-s3',
];

/** @param {string} name @returns {unknown} */
const versionOf = (name) => readJson(inProject('node_modules', name, 'package.json')).version;

/** Packages of Payload's that are installed, by their names. */
export const ofPayload = () =>
  readdirSync(inProject('node_modules', '@payloadcms'))
    .map((name) => `@payloadcms/${name}`)
    .sort();

/** Those that are not of Payload's own version. */
export function differing() {
  const wanted = versionOf('payload');
  return ofPayload().filter((name) => versionOf(name) !== wanted);
}

/**
 * Payload refuses to start in development where its packages differ in their versions, and knows no
 * exception. So it is kept from that while those differ alone that have to; as soon as another one
 * does, or none, it looks by itself. `npm test` has it look at all others
 * (tests/unit/scripts/payload-versions.test.ts).
 * @returns {Record<string, string>} for the environment of whatever loads Payload
 */
export function dependencyCheck() {
  const found = differing();
  const isKnown = found.length > 0 && found.every((name) => behind.includes(name));
  return isKnown ? { PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true' } : {};
}

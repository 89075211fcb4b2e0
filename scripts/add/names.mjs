import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { Failure } from '../steps/failure.mjs';
import { inProject } from '../steps/project.mjs';
import { filesOf } from './templates.mjs';

const slugPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The database puts up to 20 characters around it, and has room for 63. */
const longest = 40;

/** What stands at /api besides collections, and has no folder there. */
const ofApi = ['access', 'content-texts', 'globals', 'reorder'];

/** What monitors, proxies and Next take for theirs; what else is taken, the site itself lists. */
const ofPrograms = ['error', 'metrics', 'next'];

/** @param {string} file */
const read = (file) => readFileSync(inProject(file), 'utf8');

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} slug team-members → teamMembers */
const camel = (slug) => slug.replaceAll(/-(\w)/g, (_, letter) => String(letter).toUpperCase());

/** @param {string} plural “team members” → “team member” */
function singularOf(plural) {
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return plural.replace(/(?<!s)s$/, '');
}

/**
 * A collection by all its names.
 * @param {string} slug
 */
export function namesOf(slug) {
  const plural = slug.replaceAll('-', ' ');
  const singular = singularOf(plural);
  const one = camel(singular.replaceAll(' ', '-'));
  return {
    slug,
    plural,
    singular,
    /** Of its variables: teamMembers, teamMember, TeamMember. */
    all: camel(slug),
    one,
    One: capital(one),
    labels: { singular: capital(singular), plural: capital(plural) },
    /** The global of the page that lists it. */
    global: `${slug}-page`,
  };
}

/** @typedef {ReturnType<typeof namesOf>} Names */

/**
 * @param {string} slug
 * @param {readonly string[]} registers files in which the new variables will stand
 * @throws Failure when there cannot be such a collection
 */
export function checkSlug(slug, registers) {
  if (!slugPattern.test(slug) || slug.length > longest)
    throw new Failure(
      `“${slug}” is no name for a collection: write at most ${longest} lower-case letters and digits, in words joined by hyphens, for example team-members.`,
    );
  const { all, one, One, global } = namesOf(slug);
  if (!canName(all))
    throw new Failure(
      `“${slug}” cannot be a collection: “${all}” means something in JavaScript. Choose another name, in the plural for example.`,
    );
  // All collections and globals, those of plugins included.
  const [, config = ''] =
    /^export interface Config \{(.*?)^\}/ms.exec(read('src/payload-types.ts')) ?? [];
  const isThere = [slug, global].some((name) =>
    new RegExp(String.raw`^    '?${name}'?: `, 'm').test(config),
  );
  const isRoute = ofApi.includes(slug) || existsSync(inProject('src/app/api', slug));
  if (isThere || isRoute || slug.startsWith('payload-'))
    throw new Failure(`There is a “${slug}” already: choose another name.`);
  const taken = registers.find((file) =>
    [all, one, `${one}Pages`].some((name) => new RegExp(String.raw`\b${name}\b`).test(read(file))),
  );
  if (taken !== undefined)
    throw new Failure(`${taken} has another “${all}” or “${one}”: choose another name.`);
  const written = namesWritten();
  const clash = [all, One].find((name) => written.has(name));
  if (clash !== undefined)
    throw new Failure(
      `The files of “${slug}” would have another “${clash}” themselves: choose another name.`,
    );
}

/**
 * Whether a variable of a module can have this name, and hides nothing that is there everywhere.
 * @param {string} name
 */
function canName(name) {
  if (name in globalThis) return false;
  try {
    // Within an async function as in a module, `await` names nothing.
    return Boolean(new Script(`'use strict'; async () => { let ${name}; }`));
  } catch {
    return false;
  }
}

/** What the files of any new collection import and declare, but for its own names. */
function namesWritten() {
  const texts = Object.values(filesOf(namesOf('any-others'), '/any-others'));
  const found = texts.flatMap((text) => [
    ...text.matchAll(
      /^import .*?(?:\{ (?<list>.*) \}|(?<whole>\w+)) from |(?:const|function) (?<one>\w+)/gm,
    ),
  ]);
  return new Set(
    found.flatMap(({ groups: { list = '', whole = '', one = '' } = {} }) => [
      ...list.split(', ').map((each) => each.split(' ').at(-1)),
      ...[whole, one],
    ]),
  );
}

/** Each of these has routes of the site, whatever group they stand in. */
const groups = ['', '(site)', '(staff)', '(payload)'];

/**
 * @param {string} page
 * @throws Failure when no list of pages can stand there
 */
export function checkPage(page) {
  if (!/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(page))
    throw new Failure(
      `“${page}” is no address for a list: write one part of lower-case letters, digits and hyphens, for example /team.`,
    );
  const name = page.slice(1);
  const routes = groups.flatMap((group) => readdirSync(inProject('src/app', group)));
  const written = ['collections/pages/addresses.ts', 'collections/hooks/keep-legal-addresses.ts'];
  const isTaken =
    ofPrograms.includes(name) ||
    routes.some((route) => route.replace(/\..*$/, '') === name) ||
    written.some((file) => read(file).includes(`'${name}'`));
  if (isTaken)
    throw new Failure(`${page} is taken: the site has something there. Choose another address.`);
}

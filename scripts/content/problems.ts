import type { SanitizedConfig } from 'payload';

import { migrations } from '~/migrations';
import { former } from '~/migrations/first/former-release.mjs';

import type { Content, Manifest } from './folder';
import { whatLeaves } from './what-leaves';

/** What in an export this release cannot take. */
export function misfits(
  config: SanitizedConfig,
  { migration }: Manifest,
  content: Content,
): string[] {
  const known = [former.lastMigration, ...migrations.map(({ name }) => name)];
  if (!known.includes(migration)) {
    const which = migration < former.lastMigration ? 'an earlier' : 'a later';
    return [
      `It was made by ${which} release, with the migration ${migration}: import it with that release.`,
    ];
  }
  const { collections, globals } = whatLeaves(config);
  const unknown = (given: Iterable<string>, known: readonly { slug: string }[]) =>
    [...given].filter((slug) => !known.some((each) => each.slug === slug));
  return [
    ...unknown(content.collections.keys(), collections),
    ...unknown(content.globals.keys(), globals),
  ].map((slug) => `This release has no content “${slug}”.`);
}

/** What would be lost. */
export function inTheWay(
  there: ReadonlyMap<string, number>,
  others: readonly string[],
  where: string,
): string[] {
  const counts = [...there].filter(([, count]) => count > 0);
  const problems: string[] = [];
  if (counts.length > 0)
    problems.push(
      `The database has content: ${counts.map(([slug, count]) => `${count} ${slug}`).join(', ')}.`,
    );
  if (others.length > 0)
    problems.push(`${where} has other pictures of these names: ${others.join(', ')}.`);
  if (problems.length > 0)
    problems.push('Back up what is there (npm run backup), and add --replace to lose it.');
  return problems;
}

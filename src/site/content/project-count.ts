import { place } from '~/site.config';
import { capital } from '@/ui/capital';

/** “the eighth”, “eight”: in words as far as newspapers write them so. */
const words = [
  ['no', 'zeroth'],
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ['five', 'fifth'],
  ['six', 'sixth'],
  ['seven', 'seventh'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['ten', 'tenth'],
  ['eleven', 'eleventh'],
  ['twelve', 'twelfth'],
] as const;

const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const rules = new Intl.PluralRules(place.locale, { type: 'ordinal' });

const cardinal = (count: number) => words[count]?.[0] ?? String(count);
const ordinal = (count: number) =>
  words[count]?.[1] ?? `${count}${endings.get(rules.select(count)) ?? 'th'}`;

/** Puts the number of case studies with chapters in where a text says {built}. */
export const fillBuiltCount = (text: string, count: number): string =>
  text.replaceAll('{built}', cardinal(count)).replaceAll('{Built}', capital(cardinal(count)));

/** Puts the number of projects in where a text says {projects}, and the next one’s in {nextProject}. */
export const fillProjectCount = (text: string, count: number): string =>
  text
    .replaceAll('{projects}', cardinal(count))
    .replaceAll('{Projects}', capital(cardinal(count)))
    .replaceAll('{nextProject}', ordinal(count + 1));

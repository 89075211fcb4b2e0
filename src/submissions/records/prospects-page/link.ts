import { env } from '@/env';
import { sealed, unsealed } from '@/platform/sealed-link';

/** Whose page a link opens. */
export interface PageOf {
  readonly id: string;
  readonly reference: string;
  readonly generation: number;
}

/** The address that its reader gets in a mail; nobody can make it up. */
export const pageLink = ({ id, reference, generation }: PageOf): string =>
  `${env.SERVER_URL}/received/${reference}/open/${sealed('page', id, generation)}`;

/** The submission and the generation that the last part of such an address names; null where it was made up. */
export function openPageLink(secret: string): Pick<PageOf, 'id' | 'generation'> | null {
  const found = unsealed('page', secret);
  return found && { id: found.id, generation: found.number };
}

const reference = '[a-z]-[0-9a-z]{4}-[0-9a-z]{2}';
const slash = '(?:/|%2f)';
const link = new RegExp(`(${slash}received${slash}${reference}${slash}open${slash})[\\w-]+`, 'gi');

/**
 * The same text with links that open nothing: what is quoted and passed on has none that do. Also where a
 * mail program has put them into one of its own.
 */
export const withoutPageLinks = (text: string): string =>
  text.replace(link, (whole, before: string) => before + 'x'.repeat(whole.length - before.length));

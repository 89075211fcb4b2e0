import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';

import type { Redirect } from '@/payload-types';
import { oneOf } from '@/platform/place/wording';

import { pageCollections } from '../page-types';
import {
  homesOfPages,
  isHomePattern,
  isShortLink,
  isTaken,
  readOwn,
  readTarget,
  type Target,
} from './address';
import { mostPatterns, mostRedirects } from './bounds';
import { encodedPath, findMatch, meaningOf, parseFrom, withRest, type Address } from './match';
import { inDatabase, isThere, type Known, type Surroundings } from './surroundings';

const reference = z.object({ relationTo: z.enum(pageCollections), value: z.string() });

/** A redirect that says both; what is missing is Payload's to refuse. */
const filled = z.object({
  from: z.string().min(1),
  to: z.union([
    z.object({ type: z.literal('reference'), reference }),
    z.object({ type: z.literal('custom'), url: z.string().min(1) }),
  ]),
});

export type To = z.infer<typeof filled>['to'];

/** A redirect as it is stored. */
export interface Settled {
  readonly from: string;
  readonly to: To;
}

/** What is wrong, and with which field. */
export class Problem extends Error {
  constructor(
    readonly path: 'from' | 'to.reference' | 'to.url',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Brings a redirect into the one form in which it is stored: the former address as the web process
 * reads one, and where it leads in the end. A destination that has a document names the document,
 * and one that is itself redirected is replaced by where that leads: so no visitor is sent twice.
 */
export const settleRedirect: CollectionBeforeValidateHook<Redirect> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  try {
    refuseOtherThanText(data);
    const given = filled.safeParse(data).data;
    if (given === undefined) return data;
    const own = { ...(data?.automatic && { automatic: true }), id: originalDoc?.id };
    const { from, to } = await settle(given, own, inDatabase(req));
    return { ...data, from, to: { ...data?.to, reference: null, url: null, ...to } };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { path, message } = error;
    const label = path === 'from' ? 'Former address' : 'Leads to';
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path, label, message }], req },
      req.t,
    );
  }
};

/**
 * @param own the redirect itself, if it is stored already
 * @throws Problem
 */
export async function settle(given: Settled, own: Own, around: Surroundings): Promise<Settled> {
  const from = await settleFrom(given.from, own, around);
  const settled = { from, id: own.id };
  if (await leadsBack(given.to, settled, around)) throw circle(given.to, from);
  const to = await settleTo(given.to, settled, around);
  // Over another one, to a place on a page that is gone.
  if (await leadsBack(to, settled, around)) throw circle(given.to, from);
  return { from, to };
}

const ownAddress = 'Give the address as it follows the site’s name, such as /old-page.';
const anyAddress =
  'Give a path of this site, such as /work, or a whole address that begins with https://.';

const starAtEnd =
  'A * keeps what stood in place of the former address’s *, and only at the end of a path: /blog/* leads to https://example.com/*.';

/** Anywhere else, visitors would be sent to the star itself, or to a host of that name. */
function isStarSound(target: Target, from: string): boolean {
  const whole = 'elsewhere' in target ? target.elsewhere : target.path + target.suffix;
  if (!whole.includes('*')) return true;
  return /^[^*?#]*\/\*$/.test(whole) && parseFrom(from).isPrefix;
}

const text = z.string().nullish();
const inTexts = z.looseObject({
  from: text,
  to: z.looseObject({ url: text }).nullish(),
});

/** A list, say, would reach the database as it is. */
function refuseOtherThanText(data: unknown): void {
  const wrong = inTexts.safeParse(data).error?.issues[0]?.path[0];
  if (wrong === 'from') throw new Problem('from', ownAddress);
  if (wrong === 'to') throw new Problem('to.url', anyAddress);
}

type Own = Pick<Partial<Redirect>, 'automatic'> & { readonly id?: string | undefined };

/** With its former address as it is stored. */
type OwnFrom = Own & { readonly from: string };

/** A former address as it is stored; undefined when it is none. */
export function readFrom(typed: string): Address | undefined {
  const target = readTarget(typed);
  if (target === undefined || 'elsewhere' in target) return undefined;
  return { path: target.path, query: target.suffix.replace(/#.*$/, '') };
}

async function settleFrom(typed: string, own: Own, around: Surroundings) {
  const read = readFrom(typed);
  if (read === undefined) throw new Problem('from', ownAddress);
  const { path } = read;
  const from = path + read.query;
  const { path: above } = parseFrom(from);
  if (path === '/*')
    throw new Problem(
      'from',
      '/* would take every missing page: name its first part, such as /blog/*.',
    );
  if (above.includes('*'))
    throw new Problem('from', 'A * stands for all that follows, and only at the end: /blog/*.');
  if (isShortLink(path))
    throw new Problem('from', `Short links stand at ${path}: make one at Short links instead.`);
  if (await isThere(path, around))
    throw new Problem(
      'from',
      `The site has something at ${path}: a redirect works only where there is nothing.`,
    );
  const others = await around.redirectsLike(above);
  const other = others.find(
    (each) =>
      each.id !== own.id &&
      // What a changed slug leaves stands beside what an editor wrote in capitals, and wins.
      (own.automatic ? each.from === from : meaningOf(each.from) === meaningOf(from)),
  );
  if (other !== undefined)
    throw new Problem('from', `There is a redirect from ${other.from} already: change that one.`);
  if (own.id === undefined && own.automatic !== true) await refuseTooMany(from, others, around);
  return from;
}

/** All of them are in the memory of the web process, and each that is saved looks at all patterns. */
async function refuseTooMany(from: string, others: readonly Known[], around: Surroundings) {
  const isPattern = (given: string) => parseFrom(given).isPrefix;
  if ((await around.count()) >= mostRedirects)
    throw new Problem('from', tooMany(mostRedirects, 'redirects'));
  if (isPattern(from) && others.filter((each) => isPattern(each.from)).length >= mostPatterns)
    throw new Problem('from', tooMany(mostPatterns, 'redirects with a *'));
}

const tooMany = (most: number, what: string) =>
  `There are ${most} ${what}, and there can be no more: delete some that nobody needs.`;

/** Whether the target of this redirect is redirected again, and so on back to its start. */
async function leadsBack(to: To, own: OwnFrom, around: Surroundings): Promise<boolean> {
  const place = await ownPlace(to, around);
  if (place === undefined) return false;
  if (isHomePattern(place.path)) return (await passedFrom(place, own, around)).includes(own.from);
  return findMatch([own], place) !== undefined && !(await isThere(place.path, around));
}

/**
 * The former addresses that a pattern leads on over, one after the other: what is missing below
 * `/work/*` may be led on to `/insights/*`. Pages are there as well, so the way stays as it is.
 */
async function passedFrom(first: Address, own: OwnFrom, around: Surroundings): Promise<string[]> {
  const passed: string[] = [];
  let place: Address | undefined = first;
  while (place !== undefined) {
    const others = (await around.redirectsLike(place.path)).filter(({ id }) => id !== own.id);
    const next = findMatch<{ from: string; to?: Redirect['to'] }>(
      [own, ...others],
      place,
    )?.redirect;
    if (next === undefined || passed.includes(next.from)) break;
    passed.push(next.from);
    place = readOwn(next.to?.url ?? '');
  }
  return passed;
}

async function settleTo(to: To, own: OwnFrom, around: Surroundings): Promise<To> {
  if (to.type === 'reference') return { type: 'reference', reference: to.reference };
  const target = readTarget(to.url);
  if (target === undefined) throw new Problem('to.url', anyAddress);
  if (!isStarSound(target, own.from)) throw new Problem('to.url', starAtEnd);
  if ('elsewhere' in target) return { type: 'custom', url: target.elsewhere };
  const { path, suffix } = target;
  if (isHomePattern(path) && suffix === '') return { type: 'custom', url: encodedPath(path) };
  const page = await around.pageAt(path);
  if (page !== undefined && suffix === '')
    return { type: 'reference', reference: { relationTo: page.collection, value: page.id } };
  if (page !== undefined || isTaken(path))
    return { type: 'custom', url: encodedPath(path) + suffix };
  const [, query = '', fragment = ''] = /^([^#]*)(.*)$/.exec(suffix) ?? [];
  const found = await redirectFrom({ path, query }, own.id, around);
  const next = filled.safeParse(found?.redirect).data;
  if (found === undefined || next === undefined) throw new Problem('to.url', nothingAt(path));
  const left = found.query + fragment;
  if (next.to.type === 'custom' && readOwn(next.to.url) === undefined)
    return { type: 'custom', url: withRest(next.to.url, found) };
  // To the same below an address of this site: what is there now counts.
  if (next.to.type === 'custom' && next.to.url.endsWith('/*'))
    return settleTo({ type: 'custom', url: withRest(next.to.url, found) + left }, own, around);
  const further = left === '' ? undefined : await ownPlace(next.to, around);
  return further === undefined
    ? next.to
    : { type: 'custom', url: encodedPath(further.path) + left };
}

/** To which place it leads, when that is one of this site. */
async function ownPlace(to: To, around: Surroundings): Promise<Address | undefined> {
  if (to.type === 'custom') {
    return readOwn(to.url);
  }
  const path = await around.pathOf(to.reference);
  return path === undefined ? undefined : { path, query: '' };
}

/** Another one, which leads on from there. */
async function redirectFrom(asked: Address, ownId: string | undefined, around: Surroundings) {
  const docs = await around.redirectsLike(asked.path);
  return findMatch(
    docs.filter(({ id }) => id !== ownId),
    asked,
  );
}

const nothingAt = (path: string) =>
  path.endsWith('/*')
    ? `There are no pages below ${path.slice(0, -1)}: lead to ${oneOf(homesOfPages.map((home) => `${home}*`))}.`
    : `There is no page at ${path}.`;

const circle = (to: To, from: string) =>
  to.type === 'custom'
    ? new Problem('to.url', `This leads in a circle: ${to.url} leads back to ${from}.`)
    : new Problem('to.reference', `This leads in a circle: ${from} is the address of that page.`);

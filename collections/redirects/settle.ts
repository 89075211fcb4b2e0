import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { z } from 'zod';

import type { Redirect } from '@/payload-types';

import { asServer } from '../access';
import { findPage, pathOf } from '../page-paths';
import { pageCollections } from '../page-types';
import { isTaken, readTarget, type Target, isThere, readOwn } from './address';
import { encodedPath, findMatch, meaningOf, parseFrom, withRest, type Address } from './match';

const reference = z.object({ relationTo: z.enum(pageCollections), value: z.string() });

/** A redirect that says both; what is missing is Payload's to refuse. */
const filled = z.object({
  from: z.string().min(1),
  to: z.union([
    z.object({ type: z.literal('reference'), reference }),
    z.object({ type: z.literal('custom'), url: z.string().min(1) }),
  ]),
});

type To = z.infer<typeof filled>['to'];

/** What is wrong, and with which field. */
class Problem extends Error {
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
    const from = await settleFrom(given.from, { ...data, id: originalDoc?.id }, req);
    if (await leadsBack(given.to, from, req)) throw circle(given.to, from);
    const to = await settleTo(given.to, { from, id: originalDoc?.id }, req);
    // Over another one, to a place on a page that is gone.
    if (await leadsBack(to, from, req)) throw circle(given.to, from);
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

const ownAddress = 'Give the address as it follows the site’s name, such as /old-page.';
const anyAddress =
  'Give a path of this site, such as /work, or a whole address that begins with https://.';

const starAtEnd =
  'A * keeps what stood in place of the former address’s *, and only at the end of a path: /blog/* leads to https://example.com/*.';

/** Anywhere else, visitors would be sent to the star itself, or to a host of that name. */
function isStarSound(target: Target, from: string): boolean {
  const whole = 'elsewhere' in target ? target.elsewhere : target.path + target.suffix;
  if (!whole.includes('*')) return true;
  return /^[^*?#]+\/\*$/.test(whole) && parseFrom(from).isPrefix;
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

type Own = Pick<Partial<Redirect>, 'id' | 'automatic'>;

async function settleFrom(typed: string, own: Own, req: PayloadRequest) {
  const target = readTarget(typed);
  if (target === undefined || 'elsewhere' in target) throw new Problem('from', ownAddress);
  const { path } = target;
  const from = path + target.suffix.replace(/#.*$/, '');
  const { path: above } = parseFrom(from);
  if (path === '/*')
    throw new Problem(
      'from',
      '/* would take every missing page: name its first part, such as /blog/*.',
    );
  if (above.includes('*'))
    throw new Problem('from', 'A * stands for all that follows, and only at the end: /blog/*.');
  if (await isThere(path, req))
    throw new Problem(
      'from',
      `The site has something at ${path}: a redirect works only where there is nothing.`,
    );
  const other = (await listLike(above, req)).find(
    (each) =>
      each.id !== own.id &&
      // What a changed slug leaves stands beside what an editor wrote in capitals, and wins.
      (own.automatic ? each.from === from : meaningOf(each.from) === meaningOf(from)),
  );
  if (other !== undefined)
    throw new Problem('from', `There is a redirect from ${other.from} already: change that one.`);
  return from;
}

/** Whether the target of this redirect is redirected again, and so on back to its start. */
async function leadsBack(to: To, from: string, req: PayloadRequest): Promise<boolean> {
  const own = await ownPlace(to, req);
  if (own === undefined || findMatch([{ from }], own) === undefined) return false;
  return !(await isThere(own.path, req));
}

async function settleTo(to: To, own: Own & { from: string }, req: PayloadRequest): Promise<To> {
  if (to.type === 'reference') return { type: 'reference', reference: to.reference };
  const target = readTarget(to.url);
  if (target === undefined) throw new Problem('to.url', anyAddress);
  if (!isStarSound(target, own.from)) throw new Problem('to.url', starAtEnd);
  if ('elsewhere' in target) return { type: 'custom', url: target.elsewhere };
  const { path, suffix } = target;
  const page = await findPage(path, req);
  if (page !== undefined && suffix === '')
    return { type: 'reference', reference: { relationTo: page.collection, value: page.id } };
  if (page !== undefined || isTaken(path))
    return { type: 'custom', url: encodedPath(path) + suffix };
  const [, query = '', fragment = ''] = /^([^#]*)(.*)$/.exec(suffix) ?? [];
  const found = await redirectFrom({ path, query }, own.id, req);
  const next = filled.safeParse(found?.redirect).data;
  if (found === undefined || next === undefined)
    throw new Problem('to.url', `There is no page at ${path}.`);
  if (next.to.type === 'custom' && readOwn(next.to.url) === undefined)
    return { type: 'custom', url: withRest(next.to.url, found) };
  const left = found.query + fragment;
  const further = left === '' ? undefined : await ownPlace(next.to, req);
  return further === undefined
    ? next.to
    : { type: 'custom', url: encodedPath(further.path) + left };
}

/** To which place it leads, when that is one of this site. */
async function ownPlace(to: To, req: PayloadRequest): Promise<Address | undefined> {
  if (to.type === 'custom') {
    return readOwn(to.url);
  }
  const { relationTo, value } = to.reference;
  const doc = await req.payload.findByID({
    collection: relationTo,
    id: value,
    disableErrors: true,
    ...asServer(req),
  });
  const path = pathOf(relationTo, doc);
  return path === undefined ? undefined : { path, query: '' };
}

/** Another one, which leads on from there. */
async function redirectFrom(asked: Address, ownId: string | undefined, req: PayloadRequest) {
  const docs = await listLike(asked.path, req);
  return findMatch(
    docs.filter(({ id }) => id !== ownId),
    asked,
  );
}

/** Those that may have to do with a path, and others. */
async function listLike(path: string, req: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { or: [{ from: { contains: path } }, { from: { contains: '/*' } }] },
    pagination: false,
    ...asServer(req),
  });
  return docs;
}

const circle = (to: To, from: string) =>
  to.type === 'custom'
    ? new Problem('to.url', `This leads in a circle: ${to.url} leads back to ${from}.`)
    : new Problem('to.reference', `This leads in a circle: ${from} is the address of that page.`);

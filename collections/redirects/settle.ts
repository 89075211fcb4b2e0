import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { z } from 'zod';

import type { Redirect } from '@/payload-types';

import { findPage, pageCollections, pathOf } from '../page-paths';
import { encodedPath, isTaken, readTarget } from './address';

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
  const given = filled.safeParse(data).data;
  if (given === undefined) return data;
  try {
    const from = await settleFrom(given.from, originalDoc?.id, req);
    if ((await ownPath(given.to, req)) === from) throw circle(given.to, from);
    const to = await settleTo(given.to, req);
    // Over another one, to a place on a page that is gone.
    if ((await ownPath(to, req)) === from) throw circle(given.to, from);
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

async function settleFrom(typed: string, id: string | undefined, req: PayloadRequest) {
  const target = readTarget(typed);
  if (target === undefined || 'elsewhere' in target)
    throw new Problem('from', 'Give the address as it follows the site’s name, such as /old-page.');
  const { path } = target;
  if (isTaken(path) || (await findPage(path, req)) !== undefined)
    throw new Problem(
      'from',
      `The site has something at ${path}: a redirect works only where there is nothing.`,
    );
  const other = await redirectFrom(path, req);
  if (other !== undefined && other.id !== id)
    throw new Problem('from', `There is a redirect from ${path} already: change that one.`);
  return path;
}

async function settleTo(to: To, req: PayloadRequest): Promise<To> {
  if (to.type === 'reference') return { type: 'reference', reference: to.reference };
  const target = readTarget(to.url);
  if (target === undefined)
    throw new Problem(
      'to.url',
      'Give a path of this site, such as /work, or a whole address that begins with https://.',
    );
  if ('elsewhere' in target) return { type: 'custom', url: target.elsewhere };
  const { path, suffix } = target;
  const page = await findPage(path, req);
  if (page !== undefined && suffix === '')
    return { type: 'reference', reference: { relationTo: page.collection, value: page.id } };
  if (page !== undefined || isTaken(path))
    return { type: 'custom', url: encodedPath(path) + suffix };
  const next = filled.safeParse(await redirectFrom(path, req)).data;
  if (next === undefined) throw new Problem('to.url', `There is no page at ${path}.`);
  const further = suffix === '' ? undefined : await ownPath(next.to, req);
  return further === undefined ? next.to : { type: 'custom', url: encodedPath(further) + suffix };
}

/** The path to which it leads, when that is one of this site. */
async function ownPath(to: To, req: PayloadRequest): Promise<string | undefined> {
  if (to.type === 'custom') {
    const target = readTarget(to.url);
    return target !== undefined && 'path' in target ? target.path : undefined;
  }
  const { relationTo, value } = to.reference;
  const doc = await req.payload.findByID({
    collection: relationTo,
    id: value,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return pathOf(relationTo, doc);
}

async function redirectFrom(path: string, req: PayloadRequest): Promise<Redirect | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0];
}

const circle = (to: To, from: string) =>
  to.type === 'custom'
    ? new Problem('to.url', `This leads in a circle: ${to.url} leads back to ${from}.`)
    : new Problem('to.reference', `This leads in a circle: ${from} is the address of that page.`);

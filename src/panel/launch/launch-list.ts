import { type Payload, createLocalReq, type TypedUser } from 'payload';

import { readTick, type ByHand, type Tick } from '~/collections/launch/by-hand';
import { isSitePublic } from '~/collections/launch/public-site';
import { may } from '@/accounts/rights';
import { holdersAmong } from '@/accounts/second-factor';
import { env, isSecure } from '@/env';
import { inTurn } from '@/platform/database/in-turn';
import {
  addressOfDocument,
  addressOfGlobal,
  addressOfList,
} from '@/platform/payload/panel/addresses';
import { listOf } from '@/platform/place/wording';

import { findPlaceholders } from '../dashboard/placeholders';
import type { Reading } from '../dashboard/reading';

export interface LaunchItem {
  /** Tells it from the others. */
  readonly key: string;
  readonly title: string;
  /** What to do, or what is so. */
  readonly note: string;
  readonly href?: string;
  readonly isDone: boolean;
  /** A launch does not wait for it. */
  readonly isOptional?: true;
  /** It is ticked by somebody, and not by the site. */
  readonly byHand?: ByHand;
  /** Who ticked it, and when. */
  readonly ticked?: { readonly name: string | undefined; readonly at: string } | undefined;
}

const settings = addressOfGlobal('site-settings');
const field = (name: string, tab: number) => `${settings}?field=${name}&tab=${tab}`;

/** What an owner fills in before launch, read with the access of whoever looks. */
export async function listLaunchItems(payload: Payload, user: TypedUser): Promise<LaunchItem[]> {
  const reading = { payload, user, req: await createLocalReq({ user }, payload) };
  return [
    ...(await settingsOfSite(reading)),
    ...ofMachine(),
    ...(await secondFactors(reading)),
    ...(await checkedPages(reading)),
    ...(await invented(reading)),
    ...(await doneByHand(reading)),
  ];
}

/** A name that RFC 2606 keeps for examples is nobody's. */
const isReal = (address: string): boolean => !/[@.]example(?:\.\w+)?$/i.test(address);

async function settingsOfSite({ payload, user, req }: Reading): Promise<LaunchItem[]> {
  const { operator, address, email, telephone, placeholder } = await payload.findGlobal({
    ...{ slug: 'site-settings', depth: 0, overrideAccess: false, user, req },
  });
  const isOurs = placeholder !== true;
  return [
    {
      key: 'company',
      title: 'Company’s name and address',
      note: 'They stand at the foot of each page and in the legal texts. Untick “Invented placeholder” once all of it is yours.',
      href: field('operator', 1),
      isDone: isOurs && Boolean(operator.trim() && address.trim()),
    },
    {
      key: 'email',
      title: 'Mail address',
      note: 'Visitors write to it. An address at “.example” reaches nobody.',
      href: field('email', 2),
      isDone: isReal(email),
    },
    {
      key: 'telephone',
      title: 'Telephone number',
      note: 'Without one, none is shown.',
      href: field('telephone', 2),
      isDone: Boolean(telephone?.trim()),
      isOptional: true,
    },
  ];
}

function ofMachine(): LaunchItem[] {
  const { SMTP_URL: server, MAIL_FROM: from, OWNER_EMAIL: owner, SEARCH_ENGINES: isListed } = env;
  return [
    {
      key: 'address',
      title: 'Public address',
      note: 'SERVER_URL in the settings of the machine, with https.',
      isDone: isSitePublic && isSecure,
    },
    {
      key: 'search-engines',
      title: 'Search engines',
      note: isListed
        ? 'They may list the site. Then register it with Google’s Search Console and Bing’s Webmaster Tools, and give both /sitemap.xml.'
        : 'SEARCH_ENGINES=false asks them to list no page: take it out of the settings of the machine.',
      isDone: isListed,
    },
    {
      key: 'smtp',
      title: 'Mail server',
      note: 'SMTP_URL, MAIL_FROM and OWNER_EMAIL in the settings of the machine. Without them no mail goes out.',
      isDone: Boolean(server && from && owner),
    },
  ];
}

/** Of those who manage accounts; whoever may not read accounts sees nothing of it. */
async function secondFactors({ payload, user, req }: Reading): Promise<LaunchItem[]> {
  if (!may(user, 'users')) return [];
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    ...{ depth: 0, pagination: false, overrideAccess: false, user, req },
  });
  const holders = await holdersAmong(docs.map(({ id }) => id));
  const without = docs.filter(({ id }) => !holders.has(id));
  return [
    {
      key: 'second-factor',
      title: 'Second factor of each admin',
      note:
        without.length === 0
          ? 'Each has one.'
          : `Not yet: ${without.map(({ email }) => email).join(', ')}. Each sets it up at /admin/account.`,
      href: '/admin/account',
      isDone: without.length === 0,
    },
  ];
}

/** What each industry's page advises on, somebody of that trade has read. */
async function checkedPages({ payload, user, req }: Reading): Promise<LaunchItem[]> {
  const { docs } = await payload.find({
    collection: 'industries',
    where: { _status: { equals: 'published' } },
    select: { title: true, checkedBy: true, checkedOn: true },
    sort: '_order',
    ...{ depth: 0, pagination: false, overrideAccess: false, user, req },
  });
  const without = docs.filter(({ checkedBy, checkedOn }) => !checkedBy || !checkedOn);
  const [first] = without;
  return [
    {
      key: 'checked',
      title: 'Industries checked by somebody of the trade',
      note:
        first === undefined
          ? 'Each page says who read it, and when.'
          : `Not yet: ${listOf(without.map(({ title }) => title))}. Name who read the page and when, under “Checked by” and “Checked on”.`,
      href: first
        ? `${addressOfDocument('industries', first.id)}?field=checkedBy`
        : addressOfList('industries'),
      isDone: first === undefined,
    },
  ];
}

async function invented(reading: Reading): Promise<LaunchItem[]> {
  const all = await findPlaceholders(reading);
  const left = all.filter(({ count }) => count > 0);
  if (left.length === 0)
    return [
      { key: 'invented', title: 'Invented content', note: 'Nothing of it is left.', isDone: true },
    ];
  return left.map(({ count, what, href }) => ({
    ...{ key: `invented ${href}`, title: `${count} ${what}`, href },
    note: 'Put your own in their place, or delete it. This line goes once none is left.',
    isDone: false,
  }));
}

const hands: readonly (Omit<LaunchItem, 'isDone' | 'byHand' | 'key'> & { key: ByHand })[] = [
  {
    key: 'legal',
    title: 'Legal texts',
    note: 'A lawyer has read privacy, terms, disclaimer and the terms of giveaways.',
    href: addressOfList('legal-pages'),
  },
  {
    key: 'prices',
    title: 'Prices and claims',
    note: 'Each price, period and figure is one that you stand by.',
    href: addressOfList('claims'),
  },
  {
    key: 'analytics',
    title: 'Analytics and cookies',
    note: 'You have decided whether visits are counted, and the privacy policy says so.',
    href: addressOfGlobal('cookie-question'),
  },
  {
    key: 'mails',
    title: 'A test of the mails',
    note: 'You have sent both forms, and four mails arrived: two notices, two confirmations.',
    href: '/quote',
  },
  {
    key: 'backups',
    title: 'Backups',
    note: '“npm run backup” runs on a schedule, and you have tried “npm run restore” once.',
  },
  {
    key: 'passwords',
    title: 'Accounts',
    note: 'The first two accounts have new passwords, and each person has an account of their own.',
    href: addressOfList('users'),
  },
];

const doneByHand = (reading: Reading): Promise<LaunchItem[]> =>
  inTurn(hands, async (item) => {
    const tick = await readTick(reading.payload, item.key);
    return {
      ...item,
      byHand: item.key,
      isDone: tick !== undefined,
      ticked: tick && { name: await nameOf(reading, tick), at: tick.at },
    };
  });

/** Undefined where the account is gone, or nobody's to see. */
async function nameOf({ payload, user, req }: Reading, { by }: Tick): Promise<string | undefined> {
  const found = await payload.findByID({
    ...{ collection: 'users', id: by, depth: 0, disableErrors: true },
    ...{ overrideAccess: false, user, req },
  });
  return found?.email;
}

import type { Payload, TaskConfig } from 'payload';

import { forgetDraftFiles } from '@/submissions/records/attachments/draft-files';
import { forgetErasedSenders } from '@/submissions/records/erasure/erased-senders';
import { discardOldMail } from '@/submissions/records/incoming/unmatched';
import { forgetOldWaiting } from '@/submissions/records/incoming/waiting';
import { listKeptDays, periodsOf } from '@/submissions/records/made/kept-days';
import { forgetIdlePeople, forgetContactsAfter } from '@/submissions/records/people/leave';
import { forgetIdleJoins } from '@/submissions/records/person/joins';
import { Portion } from '@/submissions/records/erasure/portion';
import { forgetOldSharedDrafts } from '@/submissions/records/drafts/shared-drafts';
import { auditedErasure, auditedTrash } from '@/submissions/records/erasure/retention';
import { eraseUnconfirmed } from '@/submissions/records/made/subscriptions';
import { forgetOldImports } from '@/submissions/records/imports/imports';
import { forgetOldTakenBack } from '@/submissions/records/taken-back';
import { isOn, onlyWith } from '@/features';
import { formList, type FormDefinition } from '@/forms';
import { forgetViews } from '@/page-views';

import { forgetOldArticleImports } from '../collections/articles/wordpress';
import { forgetUnwritten } from '../collections/drafts/unwritten';
import { forgetSettledApprovals } from '../collections/review/approvals/open-approvals';
import { forgetOldLinks } from '../collections/review/links';

import { afterSchedule } from './after-schedule';

/** Rows in one statement: short enough that staff and visitors do not wait for it. */
const batch = 500;

/** Files and words of replies that nobody went on with. */
const draftDays = 30;

type Settings = Awaited<ReturnType<typeof settingsOf>>;

const daysOf = (settings: Settings, { name }: FormDefinition): number => settings[`${name}Days`];

/** So long the rows of a dry run wait for whoever made it, and it is said what became of an import. */
const importDays = 7;

async function trashAndErase(settings: Settings): Promise<void> {
  const { trashDays } = settings;
  const own = await listKeptDays();
  for (const form of formList) {
    for (const period of periodsOf(form, daysOf(settings, form), own))
      await untilNone((limit) => auditedTrash(form, { ...period, limit }));
    await untilNone((limit) => auditedErasure(form, { trashDays, limit }));
  }
}

/** A mail that belongs to no submission is kept as one of the first form. */
async function discardMails(settings: Settings): Promise<void> {
  await discardOldMail(daysOf(settings, formList[0]));
  await forgetOldWaiting(daysOf(settings, formList[0]));
}

/** What staff or a file said of whom nothing has come for longer than any form is kept. */
async function forgetOldContacts(settings: Settings): Promise<void> {
  await forgetContactsAfter((await longestDays(settings)) + settings.trashDays);
}

async function longestDays(settings: Settings): Promise<number> {
  const own = (await listKeptDays()).map(({ days }) => days);
  return Math.max(...formList.map((form) => daysOf(settings, form)), ...own);
}

async function forgetLeftovers(settings: Settings): Promise<void> {
  await forgetDraftFiles(draftDays);
  await forgetOldTakenBack(draftDays);
  await forgetOldSharedDrafts(draftDays);
  await forgetOldImports(importDays);
  await forgetOldArticleImports(importDays);
  await forgetOldLinks();
  await forgetIdleJoins();
  await forgetIdlePeople();
  await forgetErasedSenders((await longestDays(settings)) + settings.trashDays);
}

/** Who asked for a newsletter, and never said that the address is theirs. */
const forgetUnconfirmed = (): Promise<void> => untilNone(eraseUnconfirmed);

/** Also while nothing is counted any more. */
async function forgetOldViews(payload: Payload): Promise<void> {
  const { monthsKept } = await payload.findGlobal({
    slug: 'view-counting',
    depth: 0,
    overrideAccess: true,
  });
  await untilNone((limit) => forgetViews(monthsKept, limit));
}

/** Of each night, in this order. Leftovers are nobody's to keep, whatever the site does with the rest. */
export const nightly = [
  ...onlyWith('retention', trashAndErase, discardMails, forgetOldContacts),
  forgetUnconfirmed,
  forgetLeftovers,
];

/**
 * Puts into the trash what was kept for as long as its form or the inbox settings say, and erases what was long
 * enough in the trash, with the jobs that name it. At three at night by the server's clock. The next
 * night waits in the database; a process that was down finds it due, and makes up for it once.
 */
export const applyRetention: TaskConfig<{ input: object; output: object }> = {
  slug: 'apply-retention',
  label: 'Trash and erase what was kept long enough',
  inputSchema: [],
  schedule: [{ cron: '0 3 * * *', queue: 'default', hooks: { afterSchedule } }],
  // What a failure left over is done the next night.
  retries: 2,
  handler: async ({ req }) => {
    const settings = await settingsOf(req.payload);
    for (const step of nightly) await step(settings);
    await forgetUnwritten(req);
    await forgetSettledApprovals(req.payload);
    if (isOn('views')) await forgetOldViews(req.payload);
    return { output: {} };
  },
};

async function untilNone(takeSome: (limit: number) => Promise<number>): Promise<void> {
  const portion = new Portion(batch);
  while ((await portion.take(takeSome)) > 0);
}

const settingsOf = (payload: Payload) =>
  payload.findGlobal({ slug: 'inbox-settings', depth: 0, overrideAccess: true });

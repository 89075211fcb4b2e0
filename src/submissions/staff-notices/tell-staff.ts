import type { Payload } from 'payload';

import { forms } from '@/forms';
import { may } from '@/accounts/rights';
import type { InboxSetting, User } from '@/payload-types';

import { mayRead } from '../records/made/readers';
import { deadlinesOf } from '../records/queue/due';
import { listForDigest } from '../records/queue/digest-list';
import { noticeSubjects } from '../records/notices/notice-subjects';
import type {
  OpportunityNotice,
  PersonalNotice,
  WebhookEvent,
} from '../records/notices/staff-notices';
import { settingsOf } from '../records/opportunities/settings';
import { getSubscription } from '../records/push/subscriptions';
import { ruleIn } from '../records/rules/act';
import { noteRuleCall, ruleName, webhookOfRule } from '../records/rules/rules';
import { pushNotice, type BrowserNotice } from './push-notice';
import { digestMail, inboxLink, personalMail } from './staff-mail';
import { postSigned, tellWebhook } from './tell-webhook';
import { ruleWebhookBody } from './webhook-body';

/** What a job says, as `src/submissions/records/notices/staff-notices.ts` writes it. */
export interface StaffNotice {
  readonly notice:
    | (WebhookEvent | OpportunityNotice | PersonalNotice)
    | ('enquiry' | 'rule-webhook' | 'digest');
  readonly collection?: (typeof forms)[keyof typeof forms]['collection'] | null;
  readonly submission?: string | null;
  readonly recipient?: string | null;
  readonly by?: string | null;
  /** The browser that is told; without it, a mail goes out. */
  readonly subscription?: string | null;
  /** The key of the stage that an opportunity came to. */
  readonly stage?: string | null;
}

const mostInDigest = 20;
const asServer = { depth: 0, overrideAccess: true } as const;

/**
 * Tells staff of what happened. What was erased or put into the trash meanwhile is told of to nobody,
 * nor is anybody who no longer wants it or is no longer staff.
 * @param job its id: the notice has it in every try
 * @throws Error that names no person: Payload keeps and logs it, and tries again
 */
export async function tellStaff(
  payload: Payload,
  job: string,
  { notice, ...about }: StaffNotice,
): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'inbox-settings', ...asServer });
  switch (notice) {
    case 'submission':
    case 'answer':
      await tellOfNews(job, notice, about, settings);
      break;
    case 'opportunity-created':
    case 'opportunity-moved':
    case 'opportunity-won':
    case 'opportunity-lost':
      await tellOfOpportunity(payload, job, { notice, ...about }, settings);
      break;
    case 'enquiry':
      await tellBrowser(payload, job, { notice, ...about });
      break;
    case 'assignment':
    case 'mention':
    case 'answered':
    case 'rule':
    case 'watched-answer':
    case 'watched-note':
    case 'watched-assignee':
      if (about.subscription) await tellBrowser(payload, job, { notice, ...about });
      else await tellColleague(payload, job, { notice, ...about }, settings);
      break;
    case 'rule-webhook':
      await tellOfRule(payload, job, about, settings);
      break;
    case 'digest':
      await tellOfOverdue(payload, job, about, settings);
  }
}

type About = Omit<StaffNotice, 'notice'>;

async function subjectOf({ collection, submission }: About) {
  const form = Object.values(forms).find((each) => each.collection === collection);
  if (!form || !submission) return undefined;
  return (await noticeSubjects(form, [submission])).get(submission);
}

type Subject = NonNullable<Awaited<ReturnType<typeof subjectOf>>>;

async function tellOfNews(id: string, event: WebhookEvent, about: About, settings: InboxSetting) {
  const subject = await subjectOf(about);
  if (!subject || !settings.webhookAddress) return;
  await tellWebhook(
    { address: settings.webhookAddress, format: settings.webhookFormat },
    { id, event, ...toldOf(subject, settings) },
  );
}

/** Nothing of its person leaves, and nothing of what it is worth. */
async function tellOfOpportunity(
  payload: Payload,
  id: string,
  { notice, stage: key, ...about }: About & { notice: OpportunityNotice },
  settings: InboxSetting,
) {
  const subject = await subjectOf(about);
  const { webhookAddress: address, webhookOpportunities: isTold, webhookFormat: format } = settings;
  if (!subject || !address || !isTold) return;
  const { stages } = settingsOf(await payload.findGlobal({ slug: 'pipeline', ...asServer }));
  const stage = stages.find((each) => each.key === key) ?? { key: key ?? '', label: null };
  const { form, reference } = subject;
  await tellWebhook(
    { address, format },
    {
      ...{ id, event: notice, form, reference, link: inboxLink(subject), sender: null },
      opportunity: { id: subject.id, stage: { key: stage.key, label: stage.label } },
    },
  );
}

/** What leaves by a webhook about a submission: of its sender nothing, unless the settings say so. */
function toldOf(subject: Subject, { noticesNamePeople }: InboxSetting) {
  const { form, reference, values } = subject;
  const sender = {
    name: values['name'] ?? '',
    email: values['email'] ?? '',
    company: values['company'] ?? null,
  };
  return {
    ...{ form, reference, link: inboxLink(subject) },
    sender: noticesNamePeople && !subject.isForNamed ? sender : null,
  };
}

/** Calls the webhook of a rule, and notes for who wrote it what came of it. */
async function tellOfRule(payload: Payload, id: string, about: About, settings: InboxSetting) {
  const rule = ruleIn(about.by ?? '');
  const [subject, webhook] = await Promise.all([
    subjectOf(about),
    rule === null ? null : webhookOfRule(rule),
  ]);
  if (!subject || !webhook || rule === null) return;
  const { name, address, secret } = webhook;
  try {
    if (secret === null) throw new Error('The webhook was not told: it has no secret yet');
    const body = ruleWebhookBody({
      ...{ id, rule: { id: rule, name } },
      ...toldOf(subject, settings),
    });
    await postSigned(address, { id, body, secret: payload.decrypt(secret) });
  } catch (error) {
    await noteRuleCall(rule, error instanceof Error ? error.message : 'It failed');
    throw error;
  }
  await noteRuleCall(rule, null);
}

async function tellColleague(
  payload: Payload,
  id: string,
  { notice, by, ...about }: About & { notice: PersonalNotice },
  settings: InboxSetting,
) {
  const [subject, colleague] = await Promise.all([subjectOf(about), staffWith(payload, about)]);
  const choice = choiceOf(notice);
  // Whoever a rule names is told, as its page says.
  if (!subject || !colleague) return;
  if (choice !== 'rule' && !colleague.notices?.[choice]) return;
  if (!(await mayRead(colleague.id, forms[subject.form], subject.id))) return;
  const sender = settings.noticesNamePeople ? (subject.values['name'] ?? null) : null;
  const envelope = { brand: await brandOf(payload), to: colleague.email, id };
  await payload.sendEmail(
    personalMail(
      notice,
      { form: subject.form, id: subject.id, reference: subject.reference, sender },
      { ...envelope, by: await nameOf(payload, by ?? '') },
    ),
  );
}

/** Tells a browser of a colleague, while they may know of it and want to. */
async function tellBrowser(
  payload: Payload,
  id: string,
  { notice, subscription, ...about }: About & { notice: BrowserNotice },
) {
  const [subject, colleague] = await Promise.all([subjectOf(about), staffWith(payload, about)]);
  if (!subject || !colleague || !subscription) return;
  if (!(await mayRead(colleague.id, forms[subject.form], subject.id))) return;
  const browser = await getSubscription(colleague.id, subscription);
  if (browser) await pushNotice(id, notice, subject, browser);
}

/** What somebody chose to be told of, by what they are told of. */
function choiceOf(notice: PersonalNotice) {
  switch (notice) {
    case 'watched-answer':
    case 'watched-note':
    case 'watched-assignee':
      return 'watched';
    default:
      return notice;
  }
}

/** Of a person, or of a rule. */
async function nameOf(payload: Payload, by: string): Promise<string> {
  const rule = ruleIn(by);
  if (rule === null)
    return (by ? (await accountWith(payload, by))?.name : undefined) ?? 'A former colleague';
  const name = await ruleName(rule);
  return name === null ? 'A former rule' : `The rule “${name}”`;
}

async function tellOfOverdue(payload: Payload, id: string, about: About, settings: InboxSetting) {
  const colleague = await staffWith(payload, about);
  if (!colleague?.notices?.digest) return;
  const deadlines = { now: Date.now(), ...deadlinesOf(settings) };
  const overdue = await listForDigest(colleague.id, deadlines, mostInDigest);
  if (overdue.length === 0) return;
  const namesPeople = settings.noticesNamePeople === true;
  const envelope = { brand: await brandOf(payload), to: colleague.email, id };
  await payload.sendEmail(digestMail({ overdue, namesPeople }, envelope));
}

const accountWith = (payload: Payload, id: string): Promise<User | null> =>
  payload.findByID({ collection: 'users', id, disableErrors: true, ...asServer });

async function staffWith(payload: Payload, { recipient }: About): Promise<User | null> {
  const account = recipient ? await accountWith(payload, recipient) : null;
  return may(account, 'read') ? account : null;
}

const brandOf = async (payload: Payload): Promise<string> =>
  (await payload.findGlobal({ slug: 'site-settings', ...asServer })).brand;

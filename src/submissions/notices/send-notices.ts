import 'server-only';

import { setTimeout as wait } from 'node:timers/promises';

import type { Payload } from 'payload';

import { env } from '@/env';
import { forms } from '@/forms';
import type { RefusedReceiver } from '@/platform/mail/adapter';
import { traced } from '@/platform/tracing/tracing';

import { failedMail, type FailedMail } from '../records/failed-mail';
import {
  claimNotices,
  finishNotices,
  type ClaimedNotice,
  type NoticeOutcome,
} from '../records/notices/notice-batch';
import { noticeSubjects } from '../records/notices/notice-subjects';
import { noticeMail, type NoticeSubject } from './notice-mail';
import { readParties } from './parties';
import { untilWrittenDown } from './until-written-down';

/** With a mail server a notice takes long, and nobody should wait long for what was claimed. */
const mostMailed = 20;
const mostLogged = 100;
const mostMsOfBatch = 2000;

/** A mail server that is down for a day costs no mail: 5 s, 10 s, 20 s … between tries. */
const mostRetries = 14;
const firstPauseSeconds = 5;

interface Batches {
  readonly payload: Payload;
  /** Asked between two batches. */
  readonly goOn: () => boolean;
  /** Asked before each mail: another process may have taken over. */
  readonly isOurs: () => boolean;
}

/**
 * Sends what is due, batch by batch, and writes down what became of it. Without mail settings a
 * notice is logged, as the spec says (section 7); the log names the submission by its id and never
 * a person.
 * @returns whether more may be waiting
 */
export async function sendNotices({ payload, goOn, isOurs }: Batches): Promise<boolean> {
  do {
    const claimed = await claimNotices(env.SMTP_URL ? mostMailed : mostLogged);
    if (claimed.length === 0) return false;
    const batch = { name: 'job', attributes: { task: 'notify', count: claimed.length } };
    await traced(batch, async () => {
      const subjects = await subjectsOf(claimed);
      if (env.SMTP_URL) await mailAll(payload, claimed, subjects, isOurs);
      else await takingTurns(() => logAll(payload, claimed, subjects));
    });
  } while (goOn() && isOurs());
  return true;
}

/** What takes the processor alone leaves it to visitors for half of the time. */
async function takingTurns(work: () => Promise<void>): Promise<void> {
  const since = performance.now();
  await work();
  await wait(performance.now() - since);
}

async function subjectsOf(claimed: readonly ClaimedNotice[]) {
  const found = await Promise.all(
    Object.values(forms).map((form) => {
      const ofForm = claimed.flatMap(({ input }) =>
        input?.collection === form.collection ? [input.submission] : [],
      );
      return noticeSubjects(form, ofForm);
    }),
  );
  return new Map(found.flatMap((subjects) => [...subjects]));
}

type Subjects = ReadonlyMap<string, NoticeSubject>;

async function logAll(payload: Payload, claimed: readonly ClaimedNotice[], subjects: Subjects) {
  const outcomes = claimed.map((notice) => {
    const subject = subjectOf(notice, subjects);
    if (!subject) return withoutSubject(notice);
    const words = notice.input?.notice === 'ownerNotice' ? 'Owner notice' : 'User confirmation';
    payload.logger.info(`${words}: ${subject.form} submission ${subject.id}`);
    return outcomeOf(notice, subject, { state: 'logged' });
  });
  await finish(outcomes);
}

/**
 * Each is written down before the next goes out: a crash repeats one mail at most. What a slow
 * server leaves no time for is freed before the next round, since replies go first.
 */
async function mailAll(
  payload: Payload,
  claimed: readonly ClaimedNotice[],
  subjects: Subjects,
  isOurs: () => boolean,
) {
  const since = performance.now();
  const parties = await readParties(payload, subjects);
  const problems = new Set<string>();
  for (const notice of claimed) {
    if (!isOurs() || performance.now() - since > mostMsOfBatch) break;
    const subject = subjectOf(notice, subjects);
    if (!subject || !notice.input) {
      await finish([withoutSubject(notice)]);
      continue;
    }
    const { notice: kind, copy, to } = notice.input;
    // One that cannot be written fails as one that cannot be sent does: the next ones go out.
    let receivers = 0;
    const send = async () => {
      const mail = noticeMail(kind, subject, parties, copy);
      receivers = [mail.to].flat().length;
      await payload.sendEmail({ ...mail, ...(to && { to }) });
    };
    const failed = await send().then(() => null, failedMail);
    const outcome = outcomeOf(notice, subject, failed ?? { state: 'sent' }, receivers);
    if (failed) problems.add(inTheLog(failed, outcome));
    await finish([outcome]);
  }
  for (const problem of problems) payload.logger.error(problem);
}

const inTheLog = ({ problem }: FailedMail, { waitSeconds }: NoticeOutcome): string =>
  waitSeconds === null
    ? `A notice was given up: ${problem}`
    : `A notice was not sent and is tried again later: ${problem}`;

/** Who has unsubscribed gets no mail that still waits. */
function subjectOf({ input }: ClaimedNotice, subjects: Subjects): NoticeSubject | undefined {
  const subject = input === null ? undefined : subjects.get(input.submission);
  const isLeft = input?.notice === 'confirmation' && subject?.subscription?.isOver === true;
  return isLeft ? undefined : subject;
}

/** Erased meanwhile: there is nobody to write to. Or the job is none that we know. */
const withoutSubject = ({ job, tried, input }: ClaimedNotice): NoticeOutcome => ({
  job,
  tried,
  form: null,
  submission: null,
  notice: null,
  state: null,
  problem: input === null ? 'The job names no notice' : null,
  waitSeconds: null,
});

function outcomeOf(
  { job, tried, input }: ClaimedNotice,
  subject: NoticeSubject,
  became: { state: 'sent' | 'logged' } | FailedMail,
  receivers = 1,
): NoticeOutcome {
  const about = { form: subject.form, submission: subject.id, notice: input?.notice ?? null };
  const before = (input?.lost ?? []).map(missedBy);
  if ('state' in became) {
    const problem = before.length === 0 ? null : named(before, receivers);
    const state = problem === null ? became.state : 'failed';
    return { job, tried, ...about, state, problem, waitSeconds: null };
  }
  const { refused } = became;
  const isLast = became.isLast || tried >= mostRetries;
  const waiting = refused.filter(({ isFinal }) => !isFinal).map(({ address }) => address);
  const lost = [...(input?.lost ?? []), ...refused.filter(({ isFinal }) => isFinal)];
  // Where the server named nobody, nobody has it who had it not before.
  const all = refused.length > 0 ? [] : (input?.to ?? []);
  const missing = [
    ...[...before, ...refused.map(missedBy)],
    ...all.map((address) => ({ address, why: became.problem })),
  ];
  return {
    job,
    tried,
    ...about,
    state: isLast ? 'failed' : 'delayed',
    problem: missing.length > 0 && receivers > 1 ? named(missing, receivers) : became.problem,
    waitSeconds: isLast ? null : firstPauseSeconds * 2 ** tried,
    ...(waiting.length > 0 && { further: { to: waiting, lost } }),
  };
}

/** Somebody who does not have a notice. */
interface Missing {
  readonly address: string;
  readonly why: string;
}

const missedBy = ({ address, answer }: Omit<RefusedReceiver, 'isFinal'>): Missing => ({
  address,
  why: `The mail server answered ${answer}`,
});

const named = (missing: readonly Missing[], receivers: number): string =>
  [
    ...missing.map(({ address, why }) => `${address} did not get it. ${why}.`),
    ...(missing.length < receivers ? ['Everybody else has it.'] : []),
  ].join(' ');

async function finish(outcomes: readonly NoticeOutcome[]): Promise<void> {
  let left = outcomes;
  await untilWrittenDown(async () => {
    const leftOut = await finishNotices(left);
    left = left.filter(({ job }) => leftOut.has(job));
    return left.length === 0;
  });
}

import 'server-only';

import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { spellingsOf } from '@/platform/address-spellings';
import { readerOf } from '@/submissions/records/made/readers';
import { listFormerAddresses } from '@/submissions/records/person/former-addresses';
import { listJoins } from '@/submissions/records/person/joins';
import {
  contentOf,
  filesOfDrafts,
  filesOfForm,
  filesOfMail,
  mailsBesides,
  mailsOfThread,
  type WholeRow,
} from '@/submissions/records/person/kept-mails';
import { listKeptPeople } from '@/submissions/records/people/kept';
import { wholeOpportunity } from '@/submissions/records/opportunities/change';
import { readPageState } from '@/submissions/records/prospects-page/page';
import { listProposedTimes } from '@/submissions/records/prospects-page/times';
import { tagsOf } from '@/submissions/records/tags/tags';
import { getSharedDraft } from '@/submissions/records/drafts/shared-drafts';
import { isOfMoney } from '@/submissions/imports';
import { listFromImports } from '@/submissions/records/imports/rows-naming';
import { listAllTakenBack } from '@/submissions/records/taken-back';

import { listNotesNaming } from '~/collections/review/notes/notes';

import { withoutAmounts } from '../pipeline/values';
import { readSubmissions, type KeptRecord } from './person-records';
import { jsonList, jsonObject, type JsonParts } from './json-parts';
import { whoseWords, writerOf } from './whose-words';

/**
 * All that is kept of some addresses of a person as one JSON object, with its files in base64, in
 * parts of a few megabytes at most. Access control is asked before the first part.
 */
export async function* exportPerson(user: TypedUser, emails: readonly string[]): JsonParts {
  const reader = await readerOf(user.id);
  const joins = await listJoins(emails);
  const own: string[] = [];
  yield* jsonObject(
    {
      ...{ whoseWords, email: emails[0] },
      emails,
      exportedAt: new Date().toISOString(),
      joins: joins.map(({ one, other, at }) => ({ addresses: [one, other], joinedAt: at })),
      people: await listKeptPeople(emails, reader),
      reviewNotes: await listNotesNaming(spellingsOf(emails)),
    },
    {
      records: jsonList(records(user, emails, own)),
      // After the records: those say which threads are the person's own.
      mails: jsonList(
        mailParts(
          lazily(() => mailsBesides({ emails, own, reader })),
          emails,
        ),
      ),
      toImport: jsonList(waitingRows(user, emails)),
    },
  );
}

/** Of files that nobody has imported yet; without amounts for whoever may not see them. */
async function* waitingRows(user: TypedUser, emails: readonly string[]): AsyncGenerator<JsonParts> {
  const seesValues = may(user, 'values');
  for await (const cells of listFromImports(emails)) {
    const shown = Object.entries(cells).filter(
      ([head, text]) => seesValues || !isOfMoney(head, text),
    );
    yield jsonObject(Object.fromEntries(shown));
  }
}

async function* lazily<Item>(begin: () => AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* begin();
}

/** @param own is told the ids of the submissions */
async function* records(
  user: TypedUser,
  emails: readonly string[],
  own: string[],
): AsyncGenerator<JsonParts> {
  for await (const batch of readSubmissions(user, emails, 'export'))
    for (const record of batch) {
      own.push(record.submission.id);
      yield recordParts(user, record, emails);
    }
}

/** Without what it is worth, for whoever may not know that. */
async function opportunityOf(user: TypedUser, id: string) {
  const whole = await wholeOpportunity(id);
  if (may(user, 'values')) return whole;
  return {
    opportunity: withoutAmounts(whole.opportunity),
    opportunityChanges: whole.opportunityChanges.map(({ at, before, after }) => ({
      ...{ at, before: withoutAmounts(before), after: withoutAmounts(after) },
    })),
  };
}

async function* recordParts(
  user: TypedUser,
  record: KeptRecord,
  emails: readonly string[],
): JsonParts {
  const { id } = record.submission;
  yield* jsonObject(
    {
      ...record,
      tags: (await tagsOf([id])).get(id) ?? [],
      formerAddresses: (await listFormerAddresses([id])).get(id) ?? [],
      ...(await opportunityOf(user, id)),
      ...(await ownPageOf(id)),
      sharedDraft: await getSharedDraft(id),
      drafts: (await listAllTakenBack(id)).map(({ id: _id, ...draft }) => draft),
    },
    {
      replies: jsonList(mailParts(mailsOfThread(id), emails)),
      files: jsonList(partsOf(filesOfForm(id))),
      // Of replies that nobody has sent yet.
      draftFiles: jsonList(partsOf(filesOfDrafts(id))),
    },
  );
}

/** When they took it back or wanted it erased, and the times that we proposed. */
async function ownPageOf(id: string) {
  const [{ withdrawnAt, erasureConfirmedAt }, times] = await Promise.all([
    readPageState(id),
    listProposedTimes([id]),
  ]);
  const proposedTimes = times.map(({ startsAt, minutes, chosenAt }) => ({
    ...{ startsAt, minutes, chosenAt },
  }));
  return { ownPage: { withdrawnAt, erasureConfirmedAt }, proposedTimes };
}

async function* mailParts(
  mails: AsyncIterable<WholeRow>,
  emails: readonly string[],
): AsyncGenerator<JsonParts> {
  for await (const mail of mails)
    yield jsonObject(
      { writtenBy: writerOf(mail, emails), ...mail },
      { files: jsonList(partsOf(filesOfMail(mail.id))) },
    );
}

async function* partsOf(files: Promise<readonly WholeRow[]>): AsyncGenerator<JsonParts> {
  for (const file of await files) yield jsonObject(file, { content: inBase64(file) });
}

/** Null where it was not kept. */
async function* inBase64({ id }: WholeRow): JsonParts {
  let begun = false;
  for await (const part of contentOf(id)) {
    yield `${begun ? '' : '"'}${part.toString('base64')}`;
    begun = true;
  }
  yield begun ? '"' : 'null';
}

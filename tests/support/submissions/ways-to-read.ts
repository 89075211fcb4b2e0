import type { TypedUser } from 'payload';

import { customForm, forms } from '@/forms';
import { readableNames } from '@/inbox/access';
import { getLeaving } from '@/inbox/data-protection/data-protection';
import { exportPerson } from '@/inbox/data-protection/export-person';
import { countMailsBeside, findPerson } from '@/inbox/data-protection/person-records';
import { whoIsMeant } from '@/inbox/data-protection/who-is-meant';
import { exportSubmissions, streamOf } from '@/inbox/export';
import { arrivalsFile, getDetails, getFigures } from '@/inbox/figures/figures';
import { parseView, plainView, queueView } from '@/inbox/list/inbox-view';
import { findByReference } from '@/inbox/list/reads/by-reference';
import { countFound, countSubmissions, countUnread } from '@/inbox/list/reads/counts';
import { findElsewhere } from '@/inbox/list/reads/elsewhere';
import { listSubmissions } from '@/inbox/list/reads/page';
import { countQueues } from '@/inbox/list/reads/queue-counts';
import { readMadeForms } from '@/inbox/made/reads';
import { readSummary } from '@/inbox/made/summary/reads';
import { readMentions } from '@/inbox/mentions/reads';
import { companiesFile, peopleFile } from '@/inbox/people/files/contacts-file';
import { personCard } from '@/inbox/people/files/person-card';
import { readCompanies, readPeople } from '@/inbox/people/list/reads';
import { readContact } from '@/inbox/people/page/reads';
import { findContacts } from '@/inbox/people/palette-hits';
import { readSender } from '@/inbox/people/sender';
import { listFromPerson } from '@/inbox/person/from-person';
import { readPerson } from '@/inbox/person/reads';
import { pipelineFile } from '@/inbox/pipeline/export';
import { readFigures } from '@/inbox/pipeline/figures/pipeline-figures';
import { readMonday } from '@/inbox/pipeline/monday/monday';
import { parsePipelineView } from '@/inbox/pipeline/pipeline-view';
import { readView } from '@/inbox/pipeline/rows';
import { countForLink, readScheduled } from '@/inbox/scheduled/reads';
import { countViews } from '@/inbox/saved-views/counts';
import { openSubmission } from '@/inbox/submission/reads';
import { namesToUndo } from '@/inbox/tools/undo';
import { inboxRevision } from '@/inbox/tools/revision';
import { listAskedQuestions } from '@/submissions/records/made/asked';
import { readerOf, seesAll } from '@/submissions/records/made/readers';
import { getPerson, senderAsPerson } from '@/submissions/records/people/contact';
import type { Contact } from '@/submissions/records/people/enter';
import { listForDigest } from '@/submissions/records/queue/digest-list';
import { usualDeadlines } from '@/submissions/records/queue/due';
import { listFailedOf } from '@/submissions/records/thread/undelivered';

import { payload } from '../payload';

/** Of whom all the answers are. */
export const email = 'zzyzx@quay.example';

/** What the ways are asked for. */
export interface Sent {
  readonly form: string;
  readonly id: string;
  readonly reference: string;
}

const never = { repliedAt: null, answeredAt: null };
const deadlines = () => ({ now: Date.now() + 40 * 86_400_000, ...usualDeadlines });
const textOf = (stream: ReadableStream) => new Response(stream).text();
export const seenBy = (user: TypedUser) => ({ overrideAccess: false, user }) as const;

const counts = ({ count }: { readonly count: number }) => count;
const opportunities = async (view: ReturnType<typeof readView>) => {
  const { rows = [], sums = [] } = (await view) ?? {};
  return [rows.map(({ reference }) => reference), sums.map(counts)];
};
const listed = async (found: ReturnType<typeof readPeople | typeof readCompanies>) => {
  const { rows = [], count } = (await found) ?? {};
  return [rows, count];
};
const everybody = { search: null, page: 0 };
const contactPage = async (user: TypedUser, asked: Contact | null) => {
  const shown = asked && (await readContact(user, asked));
  return shown === null || shown === 'gone' ? null : [shown.contact, shown.total];
};
const senderOf = async (id: string): Promise<Contact | null> => {
  const person = await senderAsPerson(id);
  return person === null ? null : { kind: 'person', id: person };
};
const companyOf = async (id: string): Promise<Contact | null> => {
  const person = await senderOf(id);
  const { company } = (person && (await getPerson(person.id, seesAll))) ?? {};
  return company ? { kind: 'company', id: company.id } : null;
};
const lines = async (parts: AsyncIterable<string>) => {
  let all = '';
  for await (const part of parts) all += part;
  return all;
};

/** Every way by which somebody of staff reads submissions or counts them. */
export const ways: Readonly<Record<string, (user: TypedUser, sent: Sent) => Promise<unknown>>> = {
  'the list of all forms': (user) => listSubmissions(plainView(customForm), user, null),
  'the list of the form': (user, { form }) =>
    listSubmissions({ ...plainView(customForm), made: form }, user, null),
  'its list by an answer': (user, { form }) =>
    listSubmissions(parseView({ tab: 'custom', formId: form, q0000000003: 'Talks' }), user, null),
  'how many that finds': (user, { form }) =>
    countFound(parseView({ tab: 'custom', formId: form, q0000000003: 'Talks' }), user),
  'a list of work': (user) => listSubmissions(queueView('open'), user, null),
  'what is watched': (user) => listSubmissions(queueView('watching'), user, null),
  mentions: (user) => readMentions(user),
  'what was not delivered': (user) => listSubmissions(queueView('not-delivered'), user, null),
  'a search': (user) => listSubmissions({ ...plainView(customForm), search: 'zzyzx' }, user, null),
  'a search with a mistake': (user) =>
    listSubmissions({ ...plainView(customForm), search: 'zzyxz' }, user, null),
  'a search elsewhere': (user) =>
    findElsewhere({ ...plainView(forms.contact), search: 'zzyzx' }, 0, user),
  'a reference': (user, { reference }) => findByReference(user, reference),
  'an open submission': async (user, { id }) =>
    (await openSubmission(customForm, user, id))?.submission.values,
  names: async (user, { id }) => [...(await readableNames(customForm, user, [id]))],
  'the last action': (user, { id }) =>
    namesToUndo(
      {
        scope: 'custom',
        ...{ done: 'archived', given: null },
        entries: [
          {
            ...{ id, status: 'new', assignee: null, priority: 'normal', isUnread: true },
            ...{ snoozedUntil: null, ...never },
          },
        ],
      },
      user,
    ),
  'the tabs': (user) => countSubmissions(user),
  'what is unread': (user) => countUnread(user),
  'the lists of work': async (user) => countQueues(user, await countSubmissions(user), deadlines()),
  'saved views': async (user) => [
    ...((await countViews(
      [
        {
          ...{ id: 'one', name: 'One', query: 'view=open', isShared: true },
          ...{ isOwn: true, isRemoved: false },
        },
      ],
      user,
      await countSubmissions(user),
    )) ?? []),
  ],
  'the list of forms': async (user) => (await readMadeForms(user, null)).forms,
  'a summary': (user, { form }) => readSummary(user, { made: form, from: null, to: null }),
  'questions of files': async (user) => listAskedQuestions(null, await readerOf(user.id)),
  'a CSV': (user) => textOf(exportSubmissions(plainView(customForm), user, 'csv')),
  'a JSON': (user) => textOf(exportSubmissions(plainView(customForm), user, 'json')),
  figures: (user) => getFigures(user),
  'figures in detail': (user) => getDetails(user, new Date(Date.now() + 1000)),
  arrivals: (user) => arrivalsFile(user),
  'the pipeline': (user) => opportunities(readView(user, parsePipelineView({}))),
  'the pipeline, a list': (user) =>
    opportunities(readView(user, parsePipelineView({ as: 'list' }))),
  'the pipeline, a search': (user) =>
    opportunities(readView(user, parsePipelineView({ q: 'zzyzx' }))),
  'the pipeline as a file': (user) => lines(pipelineFile(user, parsePipelineView({}))),
  'the figures of the pipeline': async (user) => (await readFigures(user))?.months.map(counts),
  'the Monday page': async (user) => counts((await readMonday(user))?.open ?? { count: 0 }),
  people: (user) => listed(readPeople(user, everybody)),
  'people, a search': (user) => listed(readPeople(user, { ...everybody, search: 'zzyzx' })),
  companies: (user) => listed(readCompanies(user, everybody)),
  'companies, a search': (user) => listed(readCompanies(user, { ...everybody, search: 'quay' })),
  'people in the palette': (user) => findContacts(user, 'zzyzx'),
  'the sender of a submission': (user, { id }) => readSender(user, id),
  'the page of its sender': async (user, { id }) => contactPage(user, await senderOf(id)),
  'the page of their company': async (user, { id }) => contactPage(user, await companyOf(id)),
  'a contact card': async (user, { id }) => {
    const sender = await senderOf(id);
    return sender && personCard(user, sender.id);
  },
  'people as a file': (user) => lines(peopleFile(user, null)),
  'companies as a file': (user) => lines(companiesFile(user, null)),
  'a person by a submission': (user, { id }) => readPerson(user, id, 0),
  'what else came from a person': (user) => listFromPerson(user, { id: '', email }),
  'who is meant': (user, { id }) => whoIsMeant(user, { person: id }),
  'what is kept of a person': (user) => findPerson(user, [email]),
  'mails beside': (user) => countMailsBeside(user, [email], []),
  'a person’s file': async (user) =>
    (await textOf(streamOf(exportPerson(user, [email])))).replace(/"exportedAt":\s*"[^"]*"/, ''),
  'what leaves soon': (user) => getLeaving(user),
  'what goes out later': (user) => readScheduled(user),
  'how many go out later': ({ id }) => countForLink(id),
  'own replies that failed': (user) => listFailedOf(user.id, 10),
  'the digest': (user) => listForDigest(user.id, deadlines(), 20),
  'whether anything is new': (user) => inboxRevision(user),
  'the API, a list': (user) =>
    payload.find({ collection: 'custom-submissions', depth: 0, trash: true, ...seenBy(user) }),
  'the API, a count': (user) =>
    payload.count({ collection: 'custom-submissions', ...seenBy(user) }),
  'the API, one': (user, { id }) =>
    payload.findByID({
      ...{ collection: 'custom-submissions', id, depth: 0, disableErrors: true },
      ...seenBy(user),
    }),
  'the API, by the form': (user, { form }) =>
    payload.find({
      ...{ collection: 'custom-submissions', depth: 0, where: { formId: { equals: form } } },
      ...seenBy(user),
    }),
};

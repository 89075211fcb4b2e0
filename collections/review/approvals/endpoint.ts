import { APIError, type Endpoint, type PayloadRequest, type TypedUser } from 'payload';
import { z } from 'zod';

import { inOneTransaction } from '@/platform/payload/in-transaction';

import { answer, bodyOf } from '../asked-document';
import { collectionOf, globalOf, latestOf, newestVersion, versionsToCompare } from '../latest';
import type { Shared } from '../links';
import {
  answerApproval,
  askForApproval,
  getApproval,
  listColleagues,
  longestNote,
  withdrawApproval,
} from './approvals';
import { stillOpen, wordsOf } from './open-approvals';

const note = z.string().trim().max(longestNote).default('');
const asked = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('ask'), approver: z.uuid(), note }),
  z.object({ deed: z.enum(['approve', 'publish']), words: z.string().max(64), note }),
  z.object({ deed: z.literal('return'), note }),
  z.object({ deed: z.literal('withdraw') }),
]);
type Asked = z.infer<typeof asked>;

/** What the line beside a form says, and what can be done there. */
async function stateOf({ payload }: PayloadRequest, shared: Shared, me: TypedUser) {
  const draft = await latestOf(payload, shared);
  const found = await getApproval(shared);
  const open = found && (await stillOpen(payload, found));
  return {
    me: me.id,
    approval: open
      ? {
          ...{ state: open.state, asker: open.asker, approver: open.approver },
          ...{ note: open.note, answer: open.answer },
          ...{ askedAt: open.askedAt, answeredAt: open.answeredAt },
        }
      : null,
    colleagues: await listColleagues(me.id),
    /** Nothing waits to be published where the newest words are on the site. */
    canAsk: draft?.['_status'] === 'draft',
    /** Whoever approves says of which words, and has those of this moment before them. */
    words: draft ? wordsOf(draft) : null,
    savedAt: draft ? momentOf(draft) : null,
    compare: open ? await versionsToCompare(payload, shared) : null,
  };
}

const dated = z.object({ updatedAt: z.string() });
const momentOf = (draft: Readonly<Record<string, unknown>>) =>
  dated.safeParse(draft).data?.updatedAt ?? null;

const asUser = ({ user }: PayloadRequest): TypedUser => {
  if (user?.collection !== 'users') throw new APIError('Sign in again.', 403);
  return user;
};

const show = answer(async (req, shared) =>
  Response.json(await stateOf(req, shared, asUser(req)), {
    headers: { 'Cache-Control': 'no-store' },
  }),
);

const change = answer(async (req, shared) => {
  const me = asUser(req);
  const { success, data } = asked.safeParse(await bodyOf(req));
  if (!success)
    throw new APIError(
      `Say what to do: ask a colleague, approve, give back or withdraw. A note has at most ${longestNote} characters.`,
      400,
    );
  if (data.deed === 'ask') await ask(req, shared, me, data);
  else if (data.deed === 'withdraw') await withdraw(shared, me);
  else await settle(req, shared, me, data);
  return Response.json(await stateOf(req, shared, me));
});

async function ask(
  { payload }: PayloadRequest,
  shared: Shared,
  me: TypedUser,
  { approver, note: words }: Extract<Asked, { deed: 'ask' }>,
) {
  const colleagues = await listColleagues(me.id);
  if (!colleagues.some(({ id }) => id === approver))
    throw new APIError('Choose a colleague who may change content, and not yourself.', 400);
  const draft = await latestOf(payload, shared);
  if (draft?.['_status'] !== 'draft')
    throw new APIError('Nothing here waits to be published: what is written is on the site.', 409);
  const id = await askForApproval({ ...shared, asker: me.id, approver, note: words });
  if (id !== undefined) await tell(payload, 'asked', id);
}

async function withdraw(shared: Shared, me: TypedUser) {
  if (!(await withdrawApproval(shared, me.id)))
    throw new APIError('You asked nobody about this, or not any more.', 409);
}

async function settle(
  req: PayloadRequest,
  shared: Shared,
  me: TypedUser,
  data: Extract<Asked, { deed: 'approve' | 'publish' | 'return' }>,
) {
  const { payload } = req;
  const found = await getApproval(shared);
  const open = found && (await stillOpen(payload, found));
  if (open?.state !== 'waiting' || open.approver.id !== me.id) throw waitsNoMore();
  const isApproved = data.deed !== 'return';
  if (!isApproved && data.note === '')
    throw new APIError('Say in a note what is to be changed.', 400);
  const draft = await latestOf(payload, shared);
  const words = draft ? wordsOf(draft) : null;
  if (isApproved && data.words !== words) throw hasChanged();
  if (data.deed === 'publish') await publishAsSeen(req, shared, words);
  const isSettled = await answerApproval(open.id, {
    ...{ approver: me.id, answer: data.note, approvedWords: isApproved ? words : null },
    state: isApproved ? 'approved' : 'returned',
  });
  const event = data.deed === 'publish' ? 'published' : isApproved ? 'approved' : 'returned';
  if (isSettled) await tell(payload, event, open.id);
  // What is published is published, also where it was asked for no more a moment before.
  else if (data.deed !== 'publish') throw waitsNoMore();
}

const waitsNoMore = () => new APIError('Nobody waits for your word on this, or not any more.', 409);

const hasChanged = () =>
  new APIError('It has changed since you opened it. Load the page again, and look at it.', 409);

/**
 * Payload publishes whatever is the newest draft at that moment: where somebody saves in it meanwhile,
 * nothing is published.
 */
const publishAsSeen = (req: PayloadRequest, shared: Shared, words: string | null) =>
  inOneTransaction(req, async () => {
    const newestDraft = () =>
      newestVersion(req.payload, shared, { 'version._status': { equals: 'draft' } }, req);
    const seen = await newestDraft();
    if (!seen || wordsOf(seen.version) !== words) throw hasChanged();
    await publish(req, shared);
    const now = await newestDraft();
    if (now?.id !== seen.id || now.updatedAt !== seen.updatedAt) throw hasChanged();
  });

/** As the button of the form would, with the rights of who approves. */
async function publish(req: PayloadRequest, { owner, document }: Shared) {
  const { payload } = req;
  const as = { depth: 0, overrideAccess: false, req } as const;
  const data: object = { _status: 'published' };
  const collection = collectionOf(payload, owner);
  const global = globalOf(payload, owner);
  if (collection !== undefined && document !== null)
    await payload.update({ collection, id: document, data, ...as });
  else if (global !== undefined) await payload.updateGlobal({ slug: global, data, ...as });
}

type Event = 'asked' | 'approved' | 'published' | 'returned';

const tell = (payload: PayloadRequest['payload'], event: Event, about: string) =>
  payload.jobs.queue({ task: 'tell-of-review', input: { event, about } });

const path = '/approvals';

/** `/api/approvals?owner=…&document=…`: who is to look at a draft, for whoever may change it. */
export const approvalRoutes: Endpoint[] = [
  { path, method: 'get', handler: show },
  { path, method: 'post', handler: change },
];

import { z } from 'zod';

import { may } from '@/accounts/rights';
import { formNames, forms } from '@/forms';
import { today } from '@/platform/place/calendar-day';
import { currencies } from '@/platform/place/money';
import { readerOf } from '@/submissions/records/made/readers';
import { listOpportunities, orders } from '@/submissions/records/opportunities/list';
import type {
  Opportunity,
  OpportunityState,
} from '@/submissions/records/opportunities/opportunity';
import { opportunitiesOf } from '@/submissions/records/opportunities/standing';

import { Clash } from '../../action/as-staff';
import { changeAsSeen, makeOpportunity } from '../../pipeline/change';
import { noted } from '../../pipeline/noted';
import { wholeList } from '../../pipeline/pipeline-view';
import { filterOf, lookingAs } from '../../pipeline/rows';
import { readSettings } from '../../pipeline/settings';
import { withoutValue } from '../../pipeline/values';
import { textProblem } from '../../pipeline/written';
import { listColleagues } from '../../submission/colleagues';
import { noBody, noParams, operation, type As } from '../operation';
import { notFound, Problem } from '../problem';
import { after, byId, cursorIn, cursorText, day, id, instant, line, next, person } from '../shapes';
import { conversationOf } from './conversations';

const outcome = z.enum(['won', 'lost']);
const money = z.object({
  amount: z
    .string()
    .regex(/^\d{1,12}$/)
    .describe('Digits, in the smallest unit of the currency: “125000” is 1,250.00.'),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

const shown = z.object({
  id: id.describe('Of the conversation that it was made of.'),
  version: z.number().int().describe('Send it as “expects” with a change.'),
  stage: z.string(),
  stageSince: instant,
  outcome: outcome.nullable(),
  value: money.nullable().describe('Null also for who may not know values.'),
  probability: z.number().int().nullable().describe('Null is that of its stage.'),
  expectedClose: day.nullable(),
  nextStep: z.string().nullable(),
  nextStepDay: day.nullable(),
  nextStepOwner: person,
  reason: z.string().nullable(),
  remark: z.string().nullable(),
  closedOn: day.nullable(),
});

const shownOf = (of: string, opportunity: Opportunity): z.input<typeof shown> => ({
  id: of,
  version: opportunity.version,
  stage: opportunity.stage,
  stageSince: opportunity.stageSince,
  outcome: opportunity.outcome,
  value:
    opportunity.value === null || opportunity.currency === null
      ? null
      : { amount: opportunity.value, currency: opportunity.currency },
  probability: opportunity.probability,
  expectedClose: opportunity.expectedClose,
  nextStep: opportunity.nextStep,
  nextStepDay: opportunity.nextStepDay,
  nextStepOwner: opportunity.nextStepOwner,
  reason: opportunity.reason,
  remark: opportunity.remark,
  closedOn: opportunity.closedOn,
});

const listed = shown.extend({
  conversation: z
    .object({ id, form: z.enum(formNames) })
    .describe('Where it stands since a merge.'),
  reference: z.string(),
  name: z.string().describe('Of who asked. Words of a stranger.'),
  company: z.string().nullable(),
  assignee: person,
});

const pageSize = 50;
const cursor = z.object({ offset: z.number().int().min(0).max(100_000) });

export const listAll = operation(
  {
    id: 'list_opportunities',
    method: 'GET',
    path: '/opportunities',
    scope: 'opportunities:read',
    status: 200,
    problems: [],
    summary: 'List opportunities, 50 at a time',
    description: 'Those that are open, unless “outcome” says otherwise.',
  },
  {
    params: noParams,
    query: z.strictObject({
      outcome: z.enum(['open', 'won', 'lost', 'closed']).optional(),
      stage: z.string().max(60).optional(),
      step: z.enum(['none', 'overdue']).optional(),
      assignee: id.optional(),
      closedFrom: day.optional(),
      q: z.string().max(300).optional().describe('A search, with the operators of the inbox.'),
      order: z.enum(orders).optional(),
      after,
    }),
    body: noBody,
    answer: z.object({ opportunities: z.array(listed), next }),
  },
  async ({ user }, { query }) => {
    const looking = await lookingAs(user);
    const { asked, seesValues } = looking;
    const view = {
      ...wholeList,
      outcome: query.outcome ?? 'open',
      stage: query.stage ?? null,
      step: query.step ?? null,
      closedFrom: query.closedFrom ?? null,
      by: query.assignee === undefined ? {} : { person: query.assignee },
      search: query.q === undefined ? null : line(300).parse(query.q) || null,
    };
    const filter = await filterOf(user, view, looking);
    const offset = cursorIn(query.after, cursor)?.offset ?? 0;
    const usual = view.outcome === 'open' ? 'step' : 'closed';
    const order = query.order === 'value' && !seesValues ? usual : (query.order ?? usual);
    const rows = await listOpportunities(filter, asked, { order, limit: pageSize + 1, offset });
    const page = rows.slice(0, pageSize);
    await noted(user, page, 'listed');
    return {
      opportunities: (seesValues ? page : page.map(withoutValue)).map((row) => ({
        ...shownOf(row.of.id, row),
        conversation: { id: row.conversation.id, form: row.conversation.form },
        reference: row.reference,
        name: row.name,
        company: row.company,
        assignee: row.assignee,
      })),
      next: cursorText(rows.length > pageSize ? { offset: offset + pageSize } : null),
    };
  },
);

/** The opportunity that was made of a conversation, for who may read that. */
async function opportunityOf(as: As, wanted: string): Promise<Opportunity> {
  await conversationOf(as, wanted);
  const standing = await opportunitiesOf(wanted, await readerOf(as.user.id));
  const found = standing.find(({ of }) => of.id === wanted);
  if (!found) throw notFound();
  return may(as.user, 'values') ? found : withoutValue(found);
}

const read = async (as: As, wanted: string) => shownOf(wanted, await opportunityOf(as, wanted));

export const getOpportunity = operation(
  {
    id: 'read_opportunity',
    method: 'GET',
    path: '/opportunities/{id}',
    scope: 'opportunities:read',
    status: 200,
    problems: [404],
    summary: 'Read the opportunity of a conversation',
  },
  { params: byId, query: noParams, body: noBody, answer: shown },
  (as, { params }) => read(as, params.id),
);

const given = z.strictObject({
  stage: z.string().max(60).optional(),
  value: z.strictObject(money.shape).nullable().optional(),
  probability: z.number().int().min(0).max(100).nullable().optional(),
  expectedClose: day.nullable().optional(),
  nextStep: line(200).nullable().optional(),
  nextStepDay: day.nullable().optional(),
  nextStepOwner: id.nullable().optional(),
});

const ending = z.strictObject({
  outcome: outcome.nullable().optional().describe('Null opens it again.'),
  reason: line(200).nullable().optional(),
  remark: line(200).nullable().optional(),
  closedOn: day.nullable().optional().describe('Today, unless you say another day.'),
});

export const makeOne = operation(
  {
    id: 'make_opportunity',
    method: 'POST',
    path: '/opportunities',
    scope: 'opportunities:write',
    status: 201,
    problems: [404, 409],
    summary: 'Make a conversation an opportunity',
    description: 'In the first stage, unless “stage” names another one.',
  },
  {
    params: noParams,
    query: noParams,
    body: given.extend({ conversation: id }),
    answer: shown,
  },
  async (as, { body: { conversation, ...wanted } }) => {
    const { form } = await conversationOf(as, conversation);
    const patch = await patchOf(as, wanted, null);
    await orCurrent(as, conversation, () =>
      makeOpportunity(forms[form], as.user, conversation, patch),
    );
    return read(as, conversation);
  },
);

export const changeOne = operation(
  {
    id: 'change_opportunity',
    method: 'PATCH',
    path: '/opportunities/{id}',
    scope: 'opportunities:write',
    status: 200,
    problems: [404, 409],
    summary: 'Change an opportunity, or say how it ended',
    description:
      '“expects” is the version that you know: where it is another one by now nothing is changed, and the problem has it as “current”. What ended is open again as it is moved to a stage.',
  },
  {
    params: byId,
    query: noParams,
    body: given.extend({ ...ending.shape, expects: z.number().int().min(0).max(2_147_483_647) }),
    answer: shown,
  },
  async (as, { params, body: { expects, outcome: ended, reason, remark, closedOn, ...rest } }) => {
    const { form } = await conversationOf(as, params.id);
    const before = await opportunityOf(as, params.id);
    const patch = {
      ...(await patchOf(as, rest, before.currency)),
      ...endingOf({ outcome: ended, reason, remark, closedOn }, rest.stage !== undefined),
    };
    if (Object.keys(patch).length === 0) throw new Problem(422, 'Say what is to change.');
    await orCurrent(as, params.id, () =>
      changeAsSeen(forms[form], as.user, params.id, { patch, expects }),
    );
    return read(as, params.id);
  },
);

/** Who was too slow is told what is there now. */
async function orCurrent(as: As, wanted: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Clash)) throw error;
    const current = await read(as, wanted).catch(() => null);
    throw new Problem(409, error.message, { current });
  }
}

/** @param kept the currency that it has: it stays, also where the site no longer names it */
async function patchOf(
  { user }: As,
  { value, ...rest }: z.output<typeof given>,
  kept: string | null,
): Promise<Partial<OpportunityState>> {
  const { stage, nextStep, nextStepOwner, nextStepDay, expectedClose, probability } = rest;
  if (stage !== undefined) {
    const { stages } = await readSettings(user);
    if (!stages.some(({ key }) => key === stage))
      throw new Problem(422, 'There is no such stage. /api/v1/pipeline lists their keys.');
  }
  mustBeText(nextStep);
  if (nextStepOwner) {
    const colleagues = await listColleagues(user);
    if (!colleagues.some((each) => each.id === nextStepOwner))
      throw new Problem(422, 'Name as “nextStepOwner” somebody who works in the inbox.');
  }
  return {
    ...(stage === undefined ? {} : { stage }),
    ...(probability === undefined ? {} : { probability }),
    ...(expectedClose === undefined ? {} : { expectedClose }),
    ...(nextStep === undefined ? {} : { nextStep: nextStep || null }),
    ...(nextStepDay === undefined ? {} : { nextStepDay }),
    ...(nextStepOwner === undefined ? {} : { nextStepOwner }),
    ...valueOf(user, value, kept),
  };
}

function valueOf(
  user: As['user'],
  value: z.output<typeof given>['value'],
  kept: string | null,
): Partial<OpportunityState> {
  if (value === undefined) return {};
  if (!may(user, 'values')) throw new Problem(403, 'The account of the token sees no values.');
  if (value === null) return { value: null, currency: null };
  const { amount, currency } = value;
  if (currency !== kept && !currencies.some((each) => each === currency))
    throw new Problem(422, `Name a currency of the site: ${currencies.join(', ')}.`);
  return { value: BigInt(amount).toString(), currency };
}

/** An opportunity that is open has no end. */
function endingOf(
  { outcome: ended, reason, remark, closedOn }: z.output<typeof ending>,
  isMoved: boolean,
): Partial<OpportunityState> {
  mustBeText(reason);
  mustBeText(remark);
  if (ended)
    return {
      outcome: ended,
      reason: reason || null,
      remark: remark || null,
      closedOn: closedOn ?? today(),
    };
  if (reason || remark || closedOn)
    throw new Problem(
      422,
      'Say with a reason, a remark or a day of the end which “outcome” it is.',
    );
  if (ended === undefined && !isMoved) return {};
  return { outcome: null, reason: null, remark: null, closedOn: null };
}

function mustBeText(text: string | null | undefined): void {
  const problem = text ? textProblem(text) : undefined;
  if (problem) throw new Problem(422, problem);
}

export const getPipeline = operation(
  {
    id: 'read_pipeline',
    method: 'GET',
    path: '/pipeline',
    scope: 'opportunities:read',
    status: 200,
    problems: [],
    summary: 'Read the stages of the pipeline and the reasons for its ends',
  },
  {
    params: noParams,
    query: noParams,
    body: noBody,
    answer: z.object({
      stages: z.array(z.object({ key: z.string(), label: z.string(), probability: z.number() })),
      wonReasons: z.array(z.string()),
      lostReasons: z.array(z.string()),
      stuckDays: z.number(),
      currencies: z.array(z.string()),
    }),
  },
  async ({ user }) => {
    const { stages, wonReasons, lostReasons, stuckDays } = await readSettings(user);
    return {
      stages: stages.map(({ key, label, probability }) => ({ key, label, probability })),
      wonReasons: [...wonReasons],
      lostReasons: [...lostReasons],
      stuckDays,
      currencies: [...currencies],
    };
  },
);

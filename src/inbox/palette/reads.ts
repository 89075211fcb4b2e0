import 'server-only';

import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { onlyWith } from '@/features';
import { customForm, forms, writtenForms } from '@/forms';
import { addressOfGlobal } from '@/platform/payload/panel/addresses';
import { canReply, hasOutbox } from '@/submissions';

import { plainView, queueView, viewAddress } from '../list/inbox-view';
import { queues } from '../list/queue/queues';
import { formsInUse } from '../list/reads/forms-in-use';
import { listSubmissions } from '../list/reads/page';
import { searchProblems } from '../list/reads/search-operators';
import { mainText } from '../list/table/columns';
import { statusLabel, tabLabel } from '../list/words';
import { readMadeForms } from '../made/reads';
import { findContacts } from '../people/palette-hits';
import { addressOf, readViews } from '../saved-views/reads';
import { mayReadUnmatched } from '../unmatched/reads';
import type { PaletteHit, PalettePlace } from './entries';

const settings: readonly PalettePlace[] = [
  { label: 'Rules', address: '/admin/rules' },
  { label: 'Inbox settings', address: addressOfGlobal('inbox-settings') },
  { label: 'Panel', address: '/cms' },
];

const pipelinePlaces: readonly PalettePlace[] = [
  { label: 'Pipeline', address: '/admin/pipeline' },
  { label: 'Pipeline: list', address: '/admin/pipeline?as=list' },
  { label: 'Pipeline: forecast and figures', address: '/admin/pipeline/figures' },
  { label: 'Pipeline: Monday', address: '/admin/pipeline/monday' },
];

const contactPlaces: readonly PalettePlace[] = [
  { label: 'People', address: '/admin/people' },
  { label: 'Companies', address: '/admin/companies' },
];

/** Everywhere that somebody of staff can go. */
export async function listPlaces(user: TypedUser): Promise<PalettePlace[]> {
  const [inUse, { views }, made, seesUnmatched] = await Promise.all([
    formsInUse(user).catch(() => writtenForms),
    readViews(user),
    readMadeForms(user, null),
    mayReadUnmatched(user).catch(() => false),
  ]);
  return [
    ...queues.map(({ value, label }) => ({ label, address: viewAddress(queueView(value)) })),
    ...views.map(({ name, query }) => ({ label: name, address: addressOf(query) })),
    ...inUse.map((form) => ({
      label: tabLabel(form, null),
      address: viewAddress(plainView(form)),
    })),
    ...made.forms.map(({ id, title }) => ({
      label: `Form: ${title}`,
      address: viewAddress({ ...plainView(customForm), made: id }),
    })),
    ...onlyWith('pipeline', ...pipelinePlaces),
    ...(may(user, 'import')
      ? onlyWith('pipeline', { label: 'Import', address: '/admin/imports' })
      : []),
    ...onlyWith('people', ...contactPlaces),
    ...onlyWith('figures', { label: 'Figures', address: '/admin/figures' }),
    ...onlyWith('replies', { label: 'Scheduled replies', address: '/admin/scheduled' }),
    ...(canReply && may(user, 'work')
      ? onlyWith('replies', { label: 'New mail', address: '/admin/new-mail' })
      : []),
    ...(seesUnmatched
      ? onlyWith('incoming-mail', { label: 'Unmatched mail', address: '/admin/unmatched' })
      : []),
    ...(hasOutbox ? [{ label: 'Outbox', address: '/admin/outbox' }] : []),
    ...(may(user, 'erase')
      ? [{ label: 'Data protection', address: '/admin/data-protection' }]
      : []),
    ...(may(user, 'tokens')
      ? onlyWith('api', { label: 'Tokens for programs', address: '/admin/tokens' })
      : []),
    { label: 'Account', address: '/admin/account' },
    ...(may(user, 'settings') ? settings : []),
  ];
}

/** So many show while somebody types. */
const mostHits = 5;
/** So much of their words stands beside a name. */
const shown = 90;

/** The first that a search finds, wherever it stands, and what is wrong with the search. */
export async function findFirst(
  user: TypedUser,
  search: string,
): Promise<{ hits: PaletteHit[]; problems: string[] }> {
  const view = { ...queueView('all'), search };
  const [page, problems, people] = await Promise.all([
    listSubmissions(view, user, null),
    searchProblems(search, user).catch(() => []),
    findContacts(user, search),
  ]);
  const hits = (page?.submissions ?? []).slice(0, mostHits).map(({ id, form, values, status }) => {
    const { fields, staff } = forms[form];
    const words = mainText(fields, values)?.slice(0, shown);
    return {
      ...{ id, name: values['name'] ?? '' },
      about: [staff.short.mark, statusLabel(status), words].filter(Boolean).join(', '),
      address: viewAddress({ ...view, form: forms[form], open: id }),
    };
  });
  const failed = page ? [] : ['The search took too long, or the database does not answer.'];
  return { hits: [...people, ...hits], problems: [...problems, ...failed] };
}

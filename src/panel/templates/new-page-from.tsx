import type { Payload, TypedUser } from 'payload';

import { pageTemplates } from '~/collections/pages/templates';

import { may } from '@/accounts/rights';

import { listOwnTemplates } from './own-templates';
import { TemplateList } from './template-list';

/** Above the list of pages: what a new one can begin with. Whoever only looks makes none. */
export async function NewPageFrom({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (!may(user, 'content')) return null;
  return <TemplateList ready={pageTemplates} own={await listOwnTemplates(payload, user)} />;
}

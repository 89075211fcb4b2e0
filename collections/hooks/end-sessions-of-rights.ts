import type { CollectionAfterChangeHook } from 'payload';

import { endSessionsOf } from '@/accounts/second-factor';
import type { User } from '@/payload-types';

/** What somebody may do and see. The order in which forms were chosen says nothing. */
const rightsOf = ({ role, sees, seenForms, seenMadeForms, seesValues }: User): string =>
  JSON.stringify([
    role,
    seesValues !== false,
    ...(sees === 'chosen' ? [seenForms?.toSorted(), idsOf(seenMadeForms).toSorted()] : []),
  ]);

const idsOf = (related: User['seenMadeForms']): string[] =>
  (related ?? []).map((each) => (typeof each === 'string' ? each : each.id));

/** What a browser still shows was drawn for other rights: whoever gets them signs in again. */
export const endSessionsOfFormerRights: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && rightsOf(doc) !== rightsOf(previousDoc))
    await endSessionsOf(req, doc.id);
};

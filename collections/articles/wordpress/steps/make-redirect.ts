import { waitingRedirect } from '../plan/waiting';
import { documentsOf } from '../records/imports';
import { leaveOut, refusalOf, settleItem, type Step } from './step';

/** Leads visitors of a post's former address to its article, where nothing else stands there. */
export async function makeRedirect(step: Step): Promise<void> {
  const { payload, item } = step;
  const { from, title, post } = waitingRedirect.parse(item.data);
  const value = (await documentsOf([post])).get(post);
  if (value === undefined)
    return leaveOut(step, title, `Nobody is led on from ${from}: the post did not come in.`);
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    ...{ depth: 0, limit: 1, overrideAccess: true },
  });
  const [there] = docs;
  if (there?.to?.type === 'reference' && there.to.reference?.value === value)
    return settleItem(step, () => Promise.resolve({ outcome: 'there' }));
  const to = { type: 'reference', reference: { relationTo: 'articles', value } } as const;
  try {
    await settleItem(step, async (req) => {
      const made = await payload.create({
        collection: 'redirects',
        data: { from, to, type: '308' },
        overrideAccess: false,
        req,
      });
      return { outcome: 'made', document: made.id };
    });
  } catch (error) {
    const problem = refusalOf(error);
    if (problem === undefined) throw error;
    await leaveOut(step, title, `Nobody is led on from ${from}. ${problem}`);
  }
}

import { addFiles } from '@/inbox/reply/files/add-files';

import { whoMay } from '../staff-file';

/**
 * Files for a mail that is being written. A page's script asks for JSON; a plain form goes back to
 * the page that it came from.
 */
export async function POST(request: Request): Promise<Response> {
  const asker = await whoMay('work');
  if ('status' in asker) return answer(asker.status, [asker.problem]);
  const sent = await request.formData().catch(() => null);
  const added = sent && (await addFiles(asker.user, sent));
  if (!sent || !added) return answer(400, ['This submission is no longer here.']);
  const { problems, names } = added;
  const isScript = request.headers.get('accept')?.includes('application/json') === true;
  if (isScript || problems.length > 0)
    return answer(problems.length > 0 ? 422 : 200, problems, names);
  return new Response(null, { status: 303, headers: { Location: pageOf(sent.get('back')) } });
}

const answer = (
  status: number,
  problems: readonly string[],
  names: readonly string[] = [],
): Response =>
  Response.json({ problems, names }, { status, headers: { 'Cache-Control': 'private, no-store' } });

/** A page on which mails are written, and no other. */
const pageOf = (back: FormDataEntryValue | null): string =>
  typeof back === 'string' &&
  /^\/admin(\/new-mail|\/forward\/[\w-]+\/[\w-]+)?(\?[^\\]*)?$/.test(back)
    ? back
    : '/admin';

import { may, refusalOf } from '@/accounts/rights';
import { tryFile } from '@/inbox/imports/try-file';
import { importAddress } from '@/inbox/imports/words';

import { whoMay } from '../staff-file';

/** A file for a dry run: it leads to the page that shows it, or back to say what was wrong. */
export async function POST(request: Request): Promise<Response> {
  const asker = await whoMay('import');
  if ('status' in asker) return new Response(`${asker.problem}\n`, { status: asker.status });
  const { user } = asker;
  if (!may(user, 'values'))
    return new Response(`${refusalOf(user.role, 'values')}\n`, { status: 403 });
  const sent = await request.formData().catch(() => null);
  const tried = await tryFile(user, sent?.get('file'));
  const place = 'id' in tried ? importAddress(tried.id) : `/admin/imports?fault=${tried.fault}`;
  return new Response(null, { status: 303, headers: { Location: place } });
}

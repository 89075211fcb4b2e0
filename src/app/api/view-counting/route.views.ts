import { objectionHeader } from '@/page-views';
import { isSecure } from '@/env';
import { countingIds } from '@/site/consent/counting-notice';

/** Whoever does not want to be counted says so by a button, with or without a script. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const objects = form?.get('counts') !== 'yes';
  return new Response(null, {
    status: 303,
    headers: {
      Location: `/privacy#${objects ? countingIds.objected : countingIds.takenBack}`,
      'Set-Cookie': objectionHeader(objects, isSecure),
      'Cache-Control': 'private, no-store',
    },
  });
}

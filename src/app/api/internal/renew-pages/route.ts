import { renewPages } from '@/site/content/renew-pages';
import { isInternal } from '@/platform/internal-token';

export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!isInternal(request))
    return Response.json({ message: 'Not Found' }, { status: 404, headers });
  await renewPages();
  return new Response(null, { status: 204, headers });
}

import { listRedirects } from '@/site/redirects/list-redirects';

/** Asked once after each edit, by the web process. */
export const dynamic = 'force-dynamic';

export const GET = async () => Response.json(await listRedirects());

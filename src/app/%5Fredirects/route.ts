import { listRedirects } from '@/site/redirects/list-redirects';
import { listShortLinks } from '@/site/redirects/list-short-links';

/** Asked once after each edit, by the web process. */
export const dynamic = 'force-dynamic';

export const GET = async () =>
  Response.json((await Promise.all([listShortLinks(), listRedirects()])).flat());

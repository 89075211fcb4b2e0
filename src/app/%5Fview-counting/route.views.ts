import { areViewsCounted } from '@/site/content';

/** Asked once after each edit, by the web process (server/count-views.ts). */
export const dynamic = 'force-dynamic';

export const GET = async () => Response.json(await areViewsCounted());

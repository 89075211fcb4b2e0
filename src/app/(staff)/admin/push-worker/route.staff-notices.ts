import { pushWorker } from '@/inbox/account/push/worker';

/** What browsers run to show notices. It is the same for everybody, and says nothing of anybody. */
export const GET = (): Response =>
  new Response(pushWorker, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });

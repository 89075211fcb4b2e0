import { getViewer } from '@/accounts/session';
import { arrivalsFile } from '@/inbox/figures/figures';

/** The arrivals of the page above it, as a CSV. */
export async function GET(): Promise<Response> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked') return new Response('Try again in a moment.\n', { status: 503 });
  if (viewer.kind !== 'admin') return new Response('Only staff may do this.\n', { status: 403 });
  return new Response(await arrivalsFile(viewer.user), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="arrivals.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}

import { getViewer } from '@/accounts/session';
import { exportSubmissions, type ExportFormat } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The view that the address describes as a file, `?format=csv` or `json`: all of it, not a page. */
export async function GET(request: Request): Promise<Response> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked') return new Response('Try again in a moment.\n', { status: 503 });
  if (viewer.kind !== 'admin') return new Response('Only staff may do this.\n', { status: 403 });
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const format: ExportFormat = params['format'] === 'json' ? 'json' : 'csv';
  const view = parseView(params);
  const name = `${view.form.collection}-${new Date().toISOString().slice(0, 10)}.${format}`;
  return new Response(exportSubmissions(view, viewer.user, format), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

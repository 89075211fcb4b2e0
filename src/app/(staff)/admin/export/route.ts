import { parseView } from '@/inbox/list/inbox-view';
import { exportSubmissions, type ExportFormat } from '@/inbox/export/export';
import { getVisitor } from '@/accounts/session/visitor';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The view that the address describes as a file, `?format=csv` or `json`: all of it, not a page. */
export async function GET(request: Request): Promise<Response> {
  const visitor = await getVisitor();
  if (visitor.kind === 'unchecked')
    return new Response('Try again in a moment.\n', { status: 503 });
  if (visitor.kind !== 'admin') return new Response('Only staff may do this.\n', { status: 403 });
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const format: ExportFormat = params['format'] === 'json' ? 'json' : 'csv';
  const view = parseView(params);
  const name = `${view.form.collection}-${new Date().toISOString().slice(0, 10)}.${format}`;
  return new Response(exportSubmissions(view, visitor.user, format), {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

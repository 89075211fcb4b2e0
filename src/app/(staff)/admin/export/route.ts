import { exportSubmissions, type ExportFormat } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';

import { privateFile } from '@/platform/private-file';
import { forThoseWho } from '../staff-file';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The view that the address describes as a file, `?format=csv` or `json`: all of it, not a page. */
export const GET = (request: Request): Promise<Response> =>
  forThoseWho('export', (user) => {
    const params = Object.fromEntries(new URL(request.url).searchParams);
    const format: ExportFormat = params['format'] === 'json' ? 'json' : 'csv';
    const view = parseView(params);
    const name = `${view.form.collection}-${new Date().toISOString().slice(0, 10)}.${format}`;
    const file = exportSubmissions(view, user, format);
    return privateFile(file, types[format], `filename="${name}"`);
  });

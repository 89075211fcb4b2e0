import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { inDigits } from '@/platform/place/wording';
import { areViewsCounted } from '@/site/content';

import { oneOrMany } from '../dashboard/reading';
import { getFigures } from './figures';
import { FiguresTable } from './figures-table';

const most = 5;

/** On the panel's first page, while views are counted. */
export async function DashboardViews({ user }: { user: TypedUser }) {
  if (!may(user, 'content') || !(await areViewsCounted())) return null;
  const { views, enquiries, pages } = await getFigures(30);
  return (
    <section className="dashboard-views" aria-labelledby="dashboard-views">
      <h2 id="dashboard-views">The last 30 days</h2>
      <p>
        <strong>{inDigits(views)}</strong> {oneOrMany(views, 'view', 'views')},{' '}
        <strong>{inDigits(enquiries)}</strong> {oneOrMany(enquiries, 'enquiry', 'enquiries')}.{' '}
        <a href="/cms/figures">All figures</a>
      </p>
      {pages.length > 0 && (
        <FiguresTable name="Pages that were seen most" each="Address" rows={pages.slice(0, most)} />
      )}
    </section>
  );
}

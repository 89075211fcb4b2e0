import { requireStaff } from '@/accounts/session';
import { StaffPage } from '@/inbox/frame/staff-frame';
import type { SearchParams } from '@/inbox/list/inbox-view';
import { PipelineContent } from '@/inbox/pipeline/pipeline-content';
import { parsePipelineView } from '@/inbox/pipeline/pipeline-view';
import { getBrand } from '@/site/content';

interface PipelinePageProps {
  searchParams: Promise<SearchParams>;
}

export default async function PipelinePage({ searchParams }: PipelinePageProps) {
  const { user, session } = await requireStaff('read');
  const [brand, params] = await Promise.all([getBrand(), searchParams]);
  const view = parsePipelineView(params);
  return (
    <StaffPage {...{ brand, user, session }} heading="Pipeline" isWide>
      <PipelineContent user={user} view={view} now={session.serverTime} />
    </StaffPage>
  );
}

import type { NextRequest } from 'next/server';

import { figuresFile, periodOf } from '@/panel/figures/figures';
import { privateFile } from '@/platform/private-file';

import { forThoseWho } from '../../../../(staff)/admin/staff-file';

/** The figures of the page above it, day by day, as a CSV. */
export const GET = ({ nextUrl }: NextRequest): Promise<Response> =>
  forThoseWho('content', async () => {
    const file = await figuresFile(periodOf(nextUrl.searchParams.get('days')));
    return privateFile(file, 'text/csv; charset=utf-8', 'filename="views.csv"');
  });

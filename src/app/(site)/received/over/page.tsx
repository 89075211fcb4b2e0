import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';

import { isOn } from '@/features';
import { getSmallWords } from '@/site/content';
import { OverView } from '@/site/sections/prospects-page';
import { loadDoor } from '@/submissions/load-door';
import { returnedHeader } from '@/submissions/prospects-page/returned';

/** Shows what one person typed, where they had no page any more. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { prospectsPage } = await getSmallWords();
  return {
    title: prospectsPage.overTitle,
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

/** For a link that opens nothing: the same, whatever is wrong with it. */
export default async function OverPage() {
  if (!isOn('prospects-page')) notFound();
  const token = (await headers()).get(returnedHeader);
  const returned = token === null ? undefined : (await loadDoor()).getReturned(token);
  const { prospectsPage, everywhere } = await getSmallWords();
  return <OverView words={prospectsPage} home={everywhere.returnHome} typed={returned?.words} />;
}

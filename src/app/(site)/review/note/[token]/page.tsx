import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';

import { getSmallWords } from '@/site/content';
import { NoteForm } from '@/site/review/note-form';
import { openReviewed } from '@/site/review/reviewed';

/** Each visit asks whether the link still opens it. */
export const dynamic = 'force-dynamic';

/** Its form says where it comes from, or it would be refused as a foreign one. */
export const generateMetadata = (): Metadata => ({
  robots: { index: false, follow: false },
  referrer: 'same-origin',
  alternates: { canonical: null },
});

/** Where somebody who sees a draft by a link writes to whoever shared it. */
export default async function ReviewNotePage({
  params,
  searchParams,
}: PageProps<'/review/note/[token]'>) {
  const { token } = await params;
  const reviewed = await openReviewed(token, await headers());
  if (!reviewed) notFound();
  const { review } = await getSmallWords();
  return (
    <NoteForm
      words={review}
      token={token}
      expiresAt={reviewed.link.expiresAt}
      isSent={(await searchParams)['sent'] === '1'}
    />
  );
}

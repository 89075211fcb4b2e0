import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { isOn } from '@/features';
import { getSmallWords } from '@/site/content';
import { MailLinkView } from '@/site/sections/mail-links/mail-link-view';
import { openErasureLink } from '@/submissions/prospects-page/erasure-link';

/** One for each mail. */
export const dynamic = 'force-dynamic';

/** No page that it leads to learns of the link. */
export async function generateMetadata(): Promise<Metadata> {
  const { prospectsPage } = await getSmallWords();
  return {
    title: prospectsPage.confirmTitle,
    robots: { index: false, follow: false },
    referrer: 'origin',
  };
}

/** Where the link to confirm an erasure leads. Opening it confirms nothing: programs open links, too. */
export default async function ErasePage({ params }: PageProps<'/mail/erase/[token]'>) {
  if (!isOn('prospects-page')) notFound();
  const { token } = await params;
  const { prospectsPage: words, mailLinks, everywhere } = await getSmallWords();
  const home = everywhere.returnHome;
  const link = await openErasureLink(token);
  if (!link)
    return <MailLinkView title={mailLinks.overTitle} text={mailLinks.overText} home={home} />;
  if (link.sender.erasureConfirmedAt !== null)
    return <MailLinkView title={words.eraseTitle} text={words.eraseAsked} home={home} />;
  if (link.isOver)
    return <MailLinkView title={mailLinks.overTitle} text={mailLinks.overText} home={home} />;
  return (
    <MailLinkView
      title={words.confirmTitle}
      text={words.confirmText}
      deed={{ words: words.confirmButton, action: `/api/mail/erase/${token}` }}
      home={home}
    />
  );
}

import type { Metadata } from 'next';

import { fillIn } from '@/forms/reply-template';
import { sizeWords } from '@/platform/file-rules';
import { openLink } from '@/platform/sealed-link';
import { getSmallWords } from '@/site/content';
import { MailLinkView } from '@/site/sections/mail-links/mail-link-view';
import { fileFor } from '@/submissions/records/made/files';

/** One for each mail. */
export const dynamic = 'force-dynamic';

/** No page that it leads to learns of the link. */
export async function generateMetadata(): Promise<Metadata> {
  const { mailLinks } = await getSmallWords();
  return { title: mailLinks.fileTitle, robots: { index: false }, referrer: 'origin' };
}

/** Where the link to a file leads; one that is wrong, over or used up says so in the same words. */
export default async function DownloadPage({ params }: PageProps<'/mail/download/[token]'>) {
  const { token } = await params;
  const { mailLinks: words, everywhere } = await getSmallWords();
  const link = openLink('download', token);
  const file = link && !link.isOver ? await fileFor(link.id) : null;
  const home = everywhere.returnHome;
  if (!file) return <MailLinkView title={words.overTitle} text={words.overText} home={home} />;
  return (
    <MailLinkView
      title={words.fileTitle}
      text={fillIn(words.fileText, { name: file.name, size: sizeWords(file.size) })}
      deed={{ words: words.fileButton, action: `/api/mail/download/${token}` }}
      home={home}
    />
  );
}

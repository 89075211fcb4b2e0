import type { Metadata } from 'next';

import { fillIn } from '@/forms/reply-template';
import { openLink } from '@/platform/sealed-link';
import { getSmallWords } from '@/site/content';
import { MailLinkView } from '@/site/sections/mail-links/mail-link-view';
import { subscriberOf } from '@/submissions/records/made/subscriptions';

/** One for each mail. */
export const dynamic = 'force-dynamic';

/** No page that it leads to learns of the link. */
export async function generateMetadata(): Promise<Metadata> {
  const { mailLinks } = await getSmallWords();
  return { title: mailLinks.confirmTitle, robots: { index: false }, referrer: 'origin' };
}

/** Where the link to confirm an address leads. Opening it confirms nothing: programs open links, too. */
export default async function ConfirmPage({ params }: PageProps<'/mail/confirm/[token]'>) {
  const { token } = await params;
  const { mailLinks: words, everywhere } = await getSmallWords();
  const home = everywhere.returnHome;
  const link = openLink('confirm', token);
  const subscriber = link && (await subscriberOf(link.id));
  const say = (text: string) => fillIn(text, { form: subscriber?.form ?? '' });
  if (subscriber?.isConfirmed && !subscriber.isOver)
    return (
      <MailLinkView title={words.confirmedTitle} text={say(words.confirmedText)} home={home} />
    );
  if (!subscriber || subscriber.isOver || link.isOver)
    return <MailLinkView title={words.overTitle} text={words.overText} home={home} />;
  return (
    <MailLinkView
      title={words.confirmTitle}
      text={say(words.confirmText)}
      deed={{ words: words.confirmButton, action: `/api/mail/confirm/${token}` }}
      home={home}
    />
  );
}

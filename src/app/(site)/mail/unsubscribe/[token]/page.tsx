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
  return { title: mailLinks.leaveTitle, robots: { index: false }, referrer: 'origin' };
}

/** Where the link to unsubscribe leads a person; a mail program posts by itself (RFC 8058). */
export default async function UnsubscribePage({ params }: PageProps<'/mail/unsubscribe/[token]'>) {
  const { token } = await params;
  const { mailLinks: words, everywhere } = await getSmallWords();
  const home = everywhere.returnHome;
  const link = openLink('unsubscribe', token);
  const subscriber = link && (await subscriberOf(link.id));
  if (!subscriber)
    return <MailLinkView title={words.overTitle} text={words.overText} home={home} />;
  const say = (text: string) => fillIn(text, { form: subscriber.form });
  if (subscriber.isOver)
    return <MailLinkView title={words.leftTitle} text={say(words.leftText)} home={home} />;
  return (
    <MailLinkView
      title={words.leaveTitle}
      text={say(words.leaveText)}
      deed={{ words: words.leaveButton, action: `/api/mail/unsubscribe/${token}` }}
      home={home}
    />
  );
}

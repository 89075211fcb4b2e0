import { Button, ButtonLink } from '@/ui/button';

interface MailLinkViewProps {
  title: string;
  text: string;
  /** What is to be done, at which address: programs that look into mails follow links, and press nothing. */
  deed?: { readonly words: string; readonly action: string };
  /** Where nothing is to be done. */
  home: string;
}

/** The page to which a link in a mail leads. */
export const MailLinkView = ({ title, text, deed, home }: MailLinkViewProps) => (
  <div className="page-width opening-space pb-section">
    <div className="max-w-[680px] border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)]">
      <h1 className="text-[clamp(36px,4vw,60px)] wrap-anywhere">{title}</h1>
      <p className="mt-5 text-lede wrap-anywhere">{text}</p>
      {deed ? (
        <form method="post" action={deed.action} className="mt-9">
          <Button type="submit">{deed.words}</Button>
        </form>
      ) : (
        <ButtonLink href="/" look="outline" className="mt-9">
          {home}
        </ButtonLink>
      )}
    </div>
  </div>
);

import { ButtonLink } from '@/ui/button';
import type { WordedForm } from '../../content';

import { ReferenceLine } from './reference-line';

interface MessageReceivedProps {
  form: WordedForm;
  /** The button’s words. */
  returnHome: string;
  /** A page elsewhere that takes the place of this one. */
  goOn?: { readonly words: string; readonly href: string };
  reference: string;
}

/** What a browser without JavaScript shows after the contact form; a script shows a toast. */
export function MessageReceived({
  form: { form, words },
  returnHome,
  goOn,
  reference,
}: MessageReceivedProps) {
  const { title, text } = form.texts.success;
  return (
    <div className="page-width pt-[clamp(40px,5vw,80px)] pb-section">
      <div className="max-w-[680px] border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)]">
        <h1 className="text-[clamp(36px,4vw,60px)]">{title}</h1>
        <p className="mt-5 text-lede">{text}</p>
        <ReferenceLine words={words.yourReference} reference={reference} />
        <ButtonLink href={goOn?.href ?? '/'} look="outline" className="mt-9">
          {goOn?.words ?? returnHome}
        </ButtonLink>
      </div>
    </div>
  );
}

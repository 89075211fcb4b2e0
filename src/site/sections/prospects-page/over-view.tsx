import { box } from '@/forms/kinds/box';
import { ButtonLink } from '@/ui/button';
import type { SmallWords } from '@/words';

interface OverViewProps {
  words: SmallWords['prospectsPage'];
  home: string;
  /** What was to be sent. */
  typed: string | undefined;
}

/** In place of a page that a link does not open. */
export const OverView = ({ words, home, typed }: OverViewProps) => (
  <div className="page-width opening-space pb-section">
    <div className="max-w-[680px] border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)]">
      <h1 className="text-[clamp(36px,4vw,60px)] wrap-anywhere">{words.overTitle}</h1>
      <p className="mt-5 text-lede wrap-anywhere">{words.overText}</p>
      {typed === undefined ? null : (
        <label className="mt-8 block">
          <span className="mb-2 block font-[580]">{words.lost}</span>
          <textarea readOnly rows={8} defaultValue={typed} className={box} />
        </label>
      )}
      <ButtonLink href="/" look="outline" className="mt-9">
        {home}
      </ButtonLink>
    </div>
  </div>
);

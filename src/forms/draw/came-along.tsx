import { useEffect, useRef, useState, type RefObject } from 'react';

import { tripleUnderline } from '@/ui/text-link';

import { holds, withLines, withoutLines } from '../fill/along';
import { clearAlong, readAlong, readDraft, saveAlong } from '../fill/draft';

/** What a form says of lines that another page wrote into its draft. */
export interface Along {
  /** Who brings them leads to this id: so it is said before any script, and nothing moves. */
  readonly id: string;
  /** The field that they stand in. */
  readonly field: string;
  readonly words: {
    readonly there: string;
    readonly takeOut: string;
    readonly out: string;
    readonly putBack: string;
  };
}

interface CameAlongProps extends Along {
  /** Of the form. */
  name: string;
  form: RefObject<HTMLFormElement | null>;
}

/** `unknown` until a script has looked; `nothing` for who followed somebody else's link. */
type Shown = 'unknown' | 'nothing' | 'there' | 'out';

/** Over a form: that something came along, and how to be rid of it. */
export function CameAlong({ id, field, words, name, form }: CameAlongProps) {
  const line = useRef<HTMLDivElement>(null);
  const lines = useRef('');
  const [shown, setShown] = useState<Shown>('unknown');
  useEffect(() => {
    lines.current = readAlong(name) ?? '';
    // The form is about to be filled from it.
    const isThere = holds(readDraft(name)?.answers[field] ?? '', lines.current);
    const isMeant = line.current?.matches(':target') === true;
    setShown(isThere && isMeant ? 'there' : 'nothing');
  }, [name, field]);

  const turn = () => {
    const control = form.current?.elements.namedItem(field);
    if (!(control instanceof HTMLTextAreaElement)) return;
    if (shown === 'out') {
      saveAlong(name, lines.current);
      control.value = withLines(control.value, lines.current, null);
    } else if (holds(control.value, lines.current)) {
      clearAlong(name);
      control.value = withoutLines(control.value, lines.current);
    } else {
      // Somebody has written into it, and what they wrote is theirs to take out.
      control.focus();
      return;
    }
    control.dispatchEvent(new Event('input', { bubbles: true }));
    setShown(shown === 'out' ? 'there' : 'out');
  };
  const isOut = shown === 'out';
  return (
    <div
      ref={line}
      id={id}
      // It is in sight where the page begins.
      className={`mb-6 scroll-mt-[100vh] flex-wrap items-baseline gap-x-6 ${looks[shown]}`}
    >
      <p role="status" className="font-[540] text-pretty">
        {isOut ? words.out : words.there}
      </p>
      <button type="button" className={tripleUnderline} onClick={turn}>
        {isOut ? words.putBack : words.takeOut}
      </button>
    </div>
  );
}

/** Its room stays where a script finds nothing to say: what is below is being read. */
const looks: Readonly<Record<Shown, string>> = {
  unknown: 'hidden target:flex in-data-along:flex',
  nothing: 'invisible hidden target:flex in-data-along:flex',
  there: 'flex',
  out: 'flex',
};

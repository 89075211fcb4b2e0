import { classNames } from '@/ui/class-names';
import type { SmallWords } from '@/words';

import type { TeamMember } from '../content';
import { Portrait } from './portrait';
import { SampleMark } from './sample-mark';

interface WhoAnswersProps {
  words: SmallWords;
  /** Nobody until the owner names one. */
  person: TeamMember | undefined;
  className?: string;
}

/** The person who reads what a form sends, beside it. */
export function WhoAnswers({ words, person, className }: WhoAnswersProps) {
  if (!person) return null;
  const { name, role, placeholder } = person;
  return (
    <div className={classNames('grid grid-cols-[72px_minmax(0,1fr)] gap-x-4', className)}>
      <Portrait person={person} sizes="72px" className="border-b-[9px]" />
      <p className="self-end text-small wrap-anywhere text-ink-soft">
        {words.everywhere.whoAnswers}
        <strong className="mt-1 block text-[19px] leading-[1.2] font-[640] text-ink stretch-92">
          {name}
        </strong>
        {role}
      </p>
      <SampleMark words={words} of={[{ placeholder }]} className="col-span-2 mt-2 text-ink-soft" />
    </div>
  );
}

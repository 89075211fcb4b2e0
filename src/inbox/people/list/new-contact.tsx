import type { ContactKind } from '@/submissions/records/people/enter';
import { lineButton } from '@/ui/dense-controls';

import { Field, foldSummary } from '../../pipeline/details-form';
import { TypedInput } from '../../pipeline/typed-input';
import { enterNew } from '../change/actions';
import { longestLine } from '../change/written';
import { contactNouns, enteredKinds, kindLabels } from '../contact-words';
import { FoldedForm } from '../folded-form';

/** Enters somebody who has not written, such as after a call or a fair. Needs no scripts. */
export function NewContact({ kind }: { kind: ContactKind }) {
  const { one } = contactNouns[kind];
  return (
    <FoldedForm
      action={enterNew}
      aria-label={`New ${one}`}
      summary={`New ${one}`}
      summaryLook={foldSummary}
      className="mt-1 mb-3 grid max-w-[560px] grid-cols-2 gap-2 border-l-[6px] border-accent py-1 pl-3 max-sm:grid-cols-1"
    >
      <input type="hidden" name="of" value={kind} />
      {enteredKinds[kind].map((each) => (
        <Field key={each} label={kindLabels[each]}>
          <TypedInput name={each} stored="" maxLength={longestLine} autoComplete="off" />
        </Field>
      ))}
      <button type="submit" className={`${lineButton} w-fit`}>
        Enter
      </button>
    </FoldedForm>
  );
}

import { FlaskConical, ShieldAlert } from 'lucide-react';

import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { OnlyFor } from '../frame/only-for';
import { change } from '../list/actions';
import { DeleteTests } from '../made/delete-tests';
import type { Submission } from '../list/reads/submission';
import { suspicionWords } from './suspicion-words';
import { TargetFields } from './target-fields';

/** Why a submission was set aside, and the way back. */
export function QuarantineNote({ submission }: { submission: Submission }) {
  const { form, id } = submission;
  const suspicion = suspicionWords(submission);
  if (!suspicion) return null;
  if (submission.quarantinedFor === 'test') return <TestNote />;
  return (
    <div className="mt-4 border-l-[6px] border-bad bg-bad-ground px-4 py-3">
      <p className="flex gap-2 font-[620]">
        <ShieldAlert aria-hidden="true" strokeWidth={1.5} className="size-5 flex-none text-bad" />
        Set aside as suspicious
      </p>
      <p className="mt-1 wrap-anywhere">{suspicion.sentence} Nobody was told of it.</p>
      <OnlyFor right="work">
        <ActionForm action={change} className="mt-3 grid justify-items-start gap-2">
          <TargetFields {...{ form, id }} seen={submission} />
          <button type="submit" name="change" value="not-spam" className={lineButton}>
            Not spam: release and send the notices
          </button>
        </ActionForm>
      </OnlyFor>
    </div>
  );
}

/** What an editor sent from the preview of a form. */
function TestNote() {
  return (
    <div className="mt-4 border-l-[6px] border-ink px-4 py-3">
      <p className="flex gap-2 font-[620]">
        <FlaskConical aria-hidden="true" strokeWidth={1.5} className="size-5 flex-none" />A test
      </p>
      <p className="mt-1">
        An editor sent it from the preview of the form. It counts nowhere, and its mails say that it
        is a test.
      </p>
      <OnlyFor right="forms">
        <DeleteTests next="/admin?tab=custom" />
      </OnlyFor>
    </div>
  );
}

import { ChevronRight } from 'lucide-react';

import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { countWords } from '../list/words';
import { deleteTests } from './actions';

interface DeleteTestsProps {
  /** The view to which it leads. */
  next: string;
}

/** Erases the tests of all forms, once somebody is sure. */
export const DeleteTests = ({ next }: DeleteTestsProps) => (
  <ActionForm
    action={deleteTests}
    done={{ title: 'Tests deleted', text: 'The tests of all forms that you may read are gone.' }}
    className="mt-2 grid justify-items-start gap-2"
  >
    <input type="hidden" name="next" value={next} />
    <label className="flex min-h-11 items-start gap-3 py-2.5">
      <input
        type="checkbox"
        name="sure"
        value="yes"
        required
        className="size-5 flex-none accent-ink"
      />
      Erase all tests of all forms that you may read, for good. This cannot be undone.
    </label>
    <button type="submit" className={lineButton}>
      Delete all tests
    </button>
  </ActionForm>
);

interface FormTestsProps extends DeleteTestsProps {
  /** Of the form that is looked at. */
  count: number;
}

/** Where tests stand among the answers of a form. */
export function FormTests({ count, next }: FormTestsProps) {
  if (count === 0) return null;
  return (
    <details className="group/tests px-5">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 max-sm:min-h-11">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-4.5 flex-none group-open/tests:rotate-90"
        />
        {`${countWords(count, 'test')} that ${count === 1 ? 'counts' : 'count'} nowhere`}
      </summary>
      <DeleteTests next={next} />
    </details>
  );
}

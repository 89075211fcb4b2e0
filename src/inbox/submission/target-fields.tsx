import type { Submission } from '../list/reads/submission';

interface TargetFieldsProps {
  form: string;
  id: string;
  /** What the page shows of it: a change of something else is a clash. */
  seen?: Pick<Submission, 'status' | 'assignee'>;
  /** The address to go to afterwards; without it the page stays. */
  next?: string | null;
}

/** Which submission a form is about. */
export const TargetFields = ({ form, id, seen, next }: TargetFieldsProps) => (
  <>
    <input type="hidden" name="form" value={form} />
    <input type="hidden" name="id" value={id} />
    {seen ? (
      <>
        <SeenStatus id={id} status={seen.status} />
        <input type="hidden" name="seenAssignee" value={seen.assignee ?? ''} />
      </>
    ) : null}
    {next ? <input type="hidden" name="next" value={next} /> : null}
  </>
);

type Seen = Pick<Submission, 'id' | 'status'>;

export const seenValue = ({ id, status }: Seen): string => `${id} ${status}`;

interface SeenStatusProps extends Seen {
  /** The form that it belongs to, where it does not stand in it. */
  form?: string;
}

/** The status that a submission has on this page. */
export const SeenStatus = ({ form, ...seen }: SeenStatusProps) => (
  <input type="hidden" name="seen" value={seenValue(seen)} form={form} />
);

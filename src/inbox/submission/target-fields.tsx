interface TargetFieldsProps {
  form: string;
  id: string;
  /** The address to go to afterwards; without it the page stays. */
  next?: string;
}

/** Which submission a form is about. */
export const TargetFields = ({ form, id, next }: TargetFieldsProps) => (
  <>
    <input type="hidden" name="form" value={form} />
    <input type="hidden" name="id" value={id} />
    {next ? <input type="hidden" name="next" value={next} /> : null}
  </>
);

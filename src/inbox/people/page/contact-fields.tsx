import type { KnownContact } from '../looking';

/** Whom, or which company, a form is about. */
export const ContactFields = ({ kind, known }: KnownContact) => (
  <>
    <input type="hidden" name="of" value={kind} />
    <input type="hidden" name="id" value={known.id} />
  </>
);

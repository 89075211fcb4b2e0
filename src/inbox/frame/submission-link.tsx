import type { ReactNode } from 'react';

import type { FormName } from '@/forms';

interface SubmissionLinkProps {
  form: FormName;
  id: string;
  children: ReactNode;
}

/** From a page beside the inbox to a submission, open in its table. */
export const SubmissionLink = ({ form, id, children }: SubmissionLinkProps) => (
  <a href={`/admin?tab=${form}&open=${id}`} className="underline underline-offset-4">
    {children}
  </a>
);

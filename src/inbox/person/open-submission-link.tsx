import Link from 'next/link';
import type { ReactNode } from 'react';

import { forms, type FormName } from '@/forms';

import { plainView, viewAddress } from '../list/inbox-view';

interface OpenSubmissionLinkProps {
  form: FormName;
  id: string;
  children: ReactNode;
}

export const linkLook = 'underline underline-offset-2 max-sm:inline-block max-sm:py-2';

/** From one submission of a person to another, without loading the page anew. */
export const OpenSubmissionLink = ({ form, id, children }: OpenSubmissionLinkProps) => (
  <Link
    href={viewAddress({ ...plainView(forms[form]), open: id })}
    prefetch={false}
    className={linkLook}
  >
    {children}
  </Link>
);

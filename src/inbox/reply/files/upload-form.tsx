import type { ReactNode } from 'react';

import type { DraftKind } from './draft-kinds';

interface UploadFormProps {
  id: string;
  draft: DraftKind;
  /** Of the page that it leads back to, without scripts. */
  address: string;
  /** Which submission it is about. */
  children?: ReactNode;
}

/** Takes the files of a mail that is being written: it cannot stand in the form of the mail. */
export const UploadForm = ({ id, draft, address, children }: UploadFormProps) => (
  <form id={id} action="/admin/attachments" method="post" encType="multipart/form-data">
    {children}
    <input type="hidden" name="draft" value={draft} />
    <input type="hidden" name="back" value={address} />
  </form>
);

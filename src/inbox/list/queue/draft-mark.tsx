'use client';

import { draftKey, replyField } from '../../action/draft-key';
import { useDraft } from '../../action/drafts';

interface DraftMarkProps {
  /** The id of who types. */
  author: string;
  submission: string;
}

/** Says that this tab keeps a reply that was begun. */
export function DraftMark(of: DraftMarkProps) {
  const text = useDraft(draftKey({ ...of, field: replyField }));
  return text.trim() === '' ? null : <span className="font-[620]">Draft </span>;
}

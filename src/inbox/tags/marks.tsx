import { ChevronsDown, ChevronsUp } from 'lucide-react';

import type { Priority } from '@/forms';

import { priorityLabel } from '../list/words';

/** The usual one needs no mark. */
export function PriorityMark({ priority }: { priority: Priority }) {
  if (priority === 'normal') return null;
  const Icon = priority === 'high' ? ChevronsUp : ChevronsDown;
  const label = `${priorityLabel(priority)} priority`;
  return (
    <span title={label} className="mr-1">
      <Icon
        role="img"
        aria-label={label}
        strokeWidth={1.75}
        className="inline size-4 align-[-3px]"
      />
    </span>
  );
}

/** What staff sorted a conversation by, in its row. */
export const TagMarks = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <span key={tag} className="mr-1.5 border border-edge px-1 text-[12.5px]">
      <span className="sr-only">Tag </span>
      <bdi>{tag}</bdi>
    </span>
  ));

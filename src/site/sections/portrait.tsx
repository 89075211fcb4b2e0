import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/picture';

import type { TeamMember } from '../content';
import { hatchClass, seedOf } from '../drawings';

interface PortraitProps {
  person: TeamMember;
  sizes: string;
  /** With the thickness of the layer below. */
  className: string;
}

/** A person over the one layer; without a picture, the ground of their name. */
export function Portrait({ person: { name, portrait }, sizes, className }: PortraitProps) {
  return (
    <div
      className={classNames(
        'aspect-[4/5] self-start overflow-hidden border-[1.5px] border-ink border-b-accent',
        hatchClass(seedOf(name)),
        className,
      )}
    >
      {portrait ? (
        <Picture
          picture={portrait}
          sizes={sizes}
          className="size-full object-cover dark:brightness-90"
        />
      ) : null}
    </div>
  );
}
